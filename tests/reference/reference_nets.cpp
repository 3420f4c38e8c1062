#include "reference/reference_nets.h"

#include <algorithm>

namespace nhx::reference {
namespace {

using Hexes = std::set<Hex>;
using Graph = std::map<Hex, Hexes>;  // a netter and those on its net edges

struct Verdict {
  Hexes active;
  Hexes netted;
};

bool is_netter(const Piece& piece) {
  const Edges& edges = spec_of(piece).edges;
  return std::any_of(edges.begin(), edges.end(), [](const Edge& edge) { return edge.net; });
}

// Different sides, or an allied Moloch on one end (D18).
bool can_net(const State& state, Seat a, Seat b) {
  if (!same_side(state, a, b)) return true;
  return a != b && (state.army[a] == Army::moloch) != (state.army[b] == Army::moloch);
}

// Ruling 93: nobody nets a unit whose takeover edge points at him, if the takeover is hostile to his owner.
bool faces_a_takeover(const State& state, const Reading& reading, Hex netter, Hex target, Direction to_target) {
  const Edge& looking_back = edge_toward(state.units.at(target), opposite(to_target));
  return looking_back.takeover && !same_side(state, beneficiary(reading, target), state.units.at(netter).owner);
}

Graph all_nets(const State& state, const Reading& reading) {
  Graph nets;
  for (const auto& [hex, piece] : state.units) {
    if (!is_netter(piece)) continue;
    nets[hex] = {};
    for (const Direction direction : all_directions()) {
      const Hex target = unit_beside(state, hex, direction);
      if (target == kNoHex || !edge_toward(piece, direction).net) continue;
      if (!can_net(state, reading.controller.at(hex), reading.controller.at(target))) continue;
      if (faces_a_takeover(state, reading, hex, target, direction)) continue;
      nets[hex].insert(target);
    }
  }
  return nets;
}

// Nets between netters, without the pairs that cancel each other (step 1, D2).
Graph without_mutual_pairs(const Graph& nets) {
  Graph rest;
  for (const auto& [netter, targets] : nets) {
    rest[netter] = {};
    for (const Hex target : targets) {
      const bool target_nets = nets.contains(target);
      if (target_nets && !nets.at(target).contains(netter)) rest[netter].insert(target);
    }
  }
  return rest;
}

// All that can be reached in one step or more without leaving the vertices.
Hexes reachable(const Hexes& vertices, const Graph& graph, Hex from) {
  Hexes found;
  std::vector<Hex> open = {from};
  while (!open.empty()) {
    const Hex at = open.back();
    open.pop_back();
    for (const Hex next : graph.at(at)) {
      if (vertices.contains(next) && found.insert(next).second) open.push_back(next);
    }
  }
  return found;
}

// Strongly connected components, each after all that have an edge into it.
std::vector<Hexes> components_in_order(const Hexes& vertices, const Graph& graph) {
  std::map<Hex, Hexes> reach;
  for (const Hex v : vertices) reach[v] = reachable(vertices, graph, v);
  std::vector<Hexes> ordered;
  Hexes waiting = vertices;
  while (!waiting.empty()) {
    for (const Hex v : waiting) {
      Hexes component = {v};
      for (const Hex w : waiting) {
        if (reach[v].contains(w) && reach[w].contains(v)) component.insert(w);
      }
      const bool comes_first =
          std::all_of(waiting.begin(), waiting.end(), [&](Hex w) { return component.contains(w) || !reach[w].contains(v); });
      if (!comes_first) continue;
      for (const Hex member : component) waiting.erase(member);
      ordered.push_back(component);
      break;
    }
  }
  return ordered;
}

bool is_netted_from_outside(const Hexes& component, const Graph& graph, const Verdict& verdict, Hex v) {
  return std::any_of(verdict.active.begin(), verdict.active.end(),
                     [&](Hex u) { return !component.contains(u) && graph.at(u).contains(v); });
}

// Step 2.
void solve(const Hexes& vertices, const Graph& graph, Verdict& verdict) {
  for (const Hexes& component : components_in_order(vertices, graph)) {
    Hexes rest;
    for (const Hex v : component) (is_netted_from_outside(component, graph, verdict, v) ? verdict.netted : rest).insert(v);
    const bool is_single = rest.size() == 1;
    const bool is_ring = rest.size() >= 3 && components_in_order(rest, graph).size() == 1;
    if (is_single || is_ring) {
      verdict.active.insert(rest.begin(), rest.end());
    } else {
      solve(rest, graph, verdict);
    }
  }
}

}  // namespace

std::set<Hex> netted_units(const State& state, const Reading& reading) {
  const Graph nets = all_nets(state, reading);
  const Graph between_netters = without_mutual_pairs(nets);
  Hexes netters;
  for (const auto& [netter, targets] : nets) netters.insert(netter);
  Verdict verdict;
  solve(netters, between_netters, verdict);
  // Steps 3 and 4. A netter is netted or not by the verdict; everybody else by any active net.
  Hexes netted = verdict.netted;
  for (const Hex netter : verdict.active) {
    for (const Hex target : nets.at(netter)) {
      if (!netters.contains(target)) netted.insert(target);
    }
  }
  return netted;
}

}  // namespace nhx::reference
