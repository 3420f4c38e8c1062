import type { TileEffect } from '../../engine/api';
import type { IconTexts } from '../tiles';

const sideNames = ['przód', 'przód z prawej', 'tył z prawej', 'tył', 'tył z lewej', 'przód z lewej'];

function sides(list: number[]): string {
  const key = list.join('');
  if (list.length === 6) return 'wszystkie strony';
  if (key === '015') return 'trzy przednie krawędzie';
  if (key === '12345') return 'wszystkie strony oprócz przodu';
  if (key === '024') return 'co druga krawędź';
  return list.map((side) => sideNames[side]).join(', ');
}

const friends = (isHq: boolean): string => (isHq ? 'Twoje jednostki stojące obok' : 'Twoje jednostki na połączeniach');

function initiativeBonus(effect: TileEffect, isHq: boolean): string {
  if (effect.target === 'enemy')
    return 'Wrogie jednostki na połączeniach mają inicjatywę o 1 niższą, ale nigdy poniżej 0.';
  return `${friends(isHq)} mają inicjatywę o 1 wyższą.`;
}

export const icons: IconTexts = {
  sides,
  hq: (points) => `Sztab, ${points} punktów. Chroń go: bez niego odpadasz z gry.`,
  initiative: ([first, ...more]) =>
    more.length === 0
      ? `Inicjatywa ${first}: działa w segmencie ${first} bitwy.`
      : `Inicjatywa ${[first, ...more].join(' i ')}: w bitwie działa po razie w każdym z tych segmentów.`,
  melee: (strength, where, isHq) =>
    `Cios o sile ${strength} (${where}): trafia wroga na sąsiednim polu${isHq ? ', ale nigdy innego Sztabu' : ''}.`,
  ranged: (strength, where) =>
    `Strzał o sile ${strength} (${where}): trafia pierwszego wroga w linii prostej, z dowolnej odległości. Własne jednostki nie przeszkadzają.`,
  meleeAndRanged: (where) => `Cios i strzał naraz (${where}): wróg na sąsiednim polu dostaje oba, jako jeden atak.`,
  gauss: (where) =>
    `Działko Gaussa (${where}): 1 rana dla każdego wroga na całej linii. Premie do siły tego nie zmieniają.`,
  armor: (where) => `Pancerz (${where}): każdy strzał z tej strony jest słabszy o 1. Przed ciosem nie chroni.`,
  net: (where) => `Sieć (${where}): wroga jednostka na tym polu nie może nic zrobić, dopóki jest w sieci. Sztab też.`,
  link: (where) => `Połączenia (${where}): moduł działa na jednostki na polach przy tych krawędziach.`,
  longLink: (where) =>
    `Dalekie połączenie (${where}): sięga pierwszego i drugiego pola w tym kierunku, bez względu na to, co stoi po drodze.`,
  takeover: (where) =>
    `Przejęcie (${where}): wroga jednostka na tym polu działa dla ciebie, dopóki tam stoi. Sztabu przejąć nie można.`,
  entry: (where) => `Wejścia (${where}): twoje strzały, które tu dolecą, zostają przekierowane.`,
  exit: (where, exits) =>
    exits === 1
      ? `Wyjście (${where}): stąd strzał leci dalej.`
      : `Wyjścia (${where}): strzał leci dalej z każdego z nich, z pełną siłą.`,
  trap: (where) => `Zapalnik (${where}): atak wroga przez tę krawędź odpala żeton.`,
  toughness: (wounds) =>
    wounds === 1
      ? 'Wytrzymałość 1: pierwszą ranę przeżywa, od drugiej ginie.'
      : `Wytrzymałość ${wounds}: przeżywa ${wounds} rany, od następnej ginie.`,
  mobility:
    'Mobilność: raz w każdej twojej turze może przejść na wolne sąsiednie pole, obrócić się albo jedno i drugie.',
  effects: {
    initiative: initiativeBonus,
    melee: (_, isHq) => `${friends(isHq)} zadają ciosy silniejsze o 1.`,
    ranged: (_, isHq) => `${friends(isHq)} strzelają z siłą większą o 1.`,
    extra_attack: (_, isHq) => `${friends(isHq)} atakują w bitwie jeszcze raz, zwykle o jeden segment później.`,
    medic: () =>
      'Medyk: gdy twoja jednostka na połączeniu oberwie, usuwa jeden cały atak i sam schodzi z planszy. Musi to zrobić.',
    capture_module: () =>
      'Wrogie moduły na połączeniach działają dla ciebie zamiast dla właściciela. Stoją dalej na swoich polach i pozostają wrogimi jednostkami.',
    convert_attack: () =>
      'Raz w bitwie każda twoja jednostka na połączeniu może zamienić jedną ikonę: cios na strzał albo strzał na cios. Liczą się wtedy premie do obu.',
    grant_mobility: (_, isHq) =>
      `${friends(isHq)} mogą w każdej twojej turze wykonać dodatkowy ruch: krok, obrót albo jedno i drugie.`,
    double_move: () => 'Każdy ruch twoich jednostek może mieć dwa kroki. Moduł nie musi być z niczym połączony.',
    takeover: () => 'Przy każdym nowym przejęciu możesz dowolnie obrócić przejętą jednostkę.',
    rotate_any_one_friendly_unit_per_turn: () =>
      'Raz w każdej swojej turze możesz obrócić jedną swoją jednostkę, ale nie ten Sztab.',
    explode: () =>
      'Zamiast atakować może wybuchnąć: każda jednostka obok dostaje 1 ranę, swoje i Sztaby też. Pancerz nie pomaga, a żeton znika.',
    explode_when_hit_on_trap_edge: () =>
      'Odpalona wybucha od razu: każda jednostka obok dostaje 1 ranę, swoje i Sztaby też, a żeton znika. Medyk jej nie uratuje.',
    redirect_ranged: () =>
      'Przekierowuje każdy twój strzał, który dotrze do wejścia, czy tego chcesz, czy nie. Sam nie strzela i nie jest modułem.',
    return_to_top_of_pile_on_death: () => 'Zniszczony wraca na wierzch twojego stosu.',
    replace_with_unit: () =>
      'Na jego polu możesz postawić jednostkę z ręki, zwróconą dowolnie; ten żeton idzie wtedy na stos zużytych.',
    mine: () =>
      'Leży na pustym polu. Pierwsza jednostka, która na nią wejdzie, także twoja, ginie razem z Miną. Sztab tylko ją rozbraja.',
    battle: () => 'Zaczyna bitwę. Kończy to twoją turę.',
    move: () => 'Jedna twoja jednostka przechodzi na wolne sąsiednie pole, obraca się albo jedno i drugie.',
    push_back: () =>
      'Jedna twoja jednostka odpycha sąsiedniego wroga o jedno pole. Dokąd, wybiera gracz, którego jednostka jest odpychana.',
    sniper: () => '1 rana dla dowolnej wrogiej jednostki na planszy oprócz Sztabu albo koniec wrogiego żetonu podłoża.',
    grenade: () => 'Niszczy wrogą jednostkę obok twojego Sztabu, bez względu na wytrzymałość. Na Sztab nie działa.',
    air_strike: () =>
      '1 rana dla każdej jednostki na wybranym polu i sześciu wokół niego, twoich też. Na Sztaby nie działa. Wszystkie siedem pól musi leżeć na planszy.',
    small_bomb: () => '1 rana dla każdej jednostki na trzech stykających się polach, twoich też. Na Sztaby nie działa.',
    castling: () => 'Dwie twoje sąsiednie jednostki zamieniają się miejscami. Żadna się nie obraca.',
    rotation: () => 'Obraca dowolnie jedną twoją jednostkę.',
    terror: () => 'W swojej następnej turze pozostali gracze nie mogą wystawiać żetonów na planszę.',
  },
};
