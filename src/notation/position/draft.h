#pragma once

#include <forward_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/position.h"
#include "notation/reading/lines.h"

// A position as written down, word by word and not yet believed. Text and JSON both become a draft; only a draft without faults becomes a
// position. The text must live as long as the draft, its lines need not.
namespace nhx {

// A field that may be there: the word itself or the one behind it.
struct FieldDraft {
  std::optional<Word> word{};
  std::vector<Word> list{};  // the parts of "mutant,move*2", which in JSON are words of their own
};

struct PlayerDraft {
  Word seat;
  Word army;
  FieldDraft team{};
  FieldDraft hp{};
  FieldDraft energy{};
  FieldDraft score{};
  FieldDraft hand{};
  FieldDraft gone{};
  FieldDraft top{};
  FieldDraft terror{};
  FieldDraft due{};
  FieldDraft rival{};
  FieldDraft out{};
  FieldDraft won{};
};

struct UnitDraft {
  Word hex;
  Word seat;
  Word tile;
  std::optional<Word> facing{};
  FieldDraft wounds{};
  FieldDraft spent{};  // "3,2"
  FieldDraft extra{};
  FieldDraft converted{};
  FieldDraft moved{};  // "mobility,hq"
};

struct TurnDraft {
  Word seat;
  Word phase;
  FieldDraft turn{};
  FieldDraft of{};
  FieldDraft drawn{};
  FieldDraft redraw{};
  FieldDraft played{};
  FieldDraft hq_turned{};
  FieldDraft named{};
};

struct BattleDraft {
  Word at;
  Word causer;
  Word segment;
  std::optional<Word> kind{};
  std::optional<Word> changed{};
};

struct PositionDraft {
  std::forward_list<std::string> strings;  // what the words of JSON say; those of a text are views of the text
  std::optional<Word> preset;
  std::vector<Word> options;
  std::optional<Word> mode;
  std::optional<Word> board;
  std::vector<PlayerDraft> players;
  std::optional<TurnDraft> turn;
  std::optional<Word> ending;    // the seat
  std::optional<Word> overtime;  // the seat
  FieldDraft captives;
  std::optional<std::vector<Word>> pending;
  std::optional<BattleDraft> battle;
  std::vector<std::vector<Word>> chosen;
  std::vector<UnitDraft> units;

  [[nodiscard]] bool is_empty() const { return players.empty() && units.empty() && !preset && !board && !turn; }
};

// `nhx 1` in the first line.
void read_header(const Lines& lines, FaultList& faults);

// One line of a position; false when its first word is none that starts such a line.
bool read_position_line(const Line& line, PositionDraft& draft, FaultList& faults);

// The line of a tile on the board: HEX SEAT TILE ...; nothing when too little is there.
std::optional<UnitDraft> read_unit_line(const Line& line, FaultList& faults);

PositionDraft draft_from_json(std::string_view text, FaultList& faults);

// Everything that can be wrong with what is written is found here. The position means something only if no fault was added.
Position position_from(const PositionDraft& draft, FaultList& faults);

// The words that may start a line of a position.
std::vector<std::string_view> position_keywords();

}  // namespace nhx
