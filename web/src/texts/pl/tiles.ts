import { explainTile } from '../explain';
import type { ArmyTexts, TileTexts } from '../tiles';
import { icons } from './icons';
import { count } from './words';

const army = (name: string, ofArmy: string, about: string, play: string): ArmyTexts => ({ name, ofArmy, about, play });

export const tiles: TileTexts = {
  armies: {
    outpost: army(
      'Posterunek',
      'Posterunku',
      'Partyzanci: szybkie karabiny, siedem Ruchów i Sztab, przy którym strzela się dwa razy.',
      'Strzelaj z daleka, najlepiej spod własnego Sztabu, bądź w ciągłym ruchu i nie czekaj tam, gdzie dosięgnie cię odwet.',
    ),
    moloch: army(
      'Moloch',
      'Molocha',
      'Armia maszyn: dużo twardych, opancerzonych wojowników, pięć Odepchnięć, mało ruchu.',
      'Zbuduj mur, który strzela, spychaj napastników z linii i wygrywaj wymiany wytrzymałością.',
    ),
    borgo: army(
      'Borgo',
      'Borgo',
      'Mutanci: walczą wręcz i biją pierwsi, bo Sztab przyspiesza sąsiadów.',
      'Ruszaj na wrogi Sztab, skup się wokół własnego, by być szybszym, i zaczynaj bitwy, zanim inni się przygotują.',
    ),
    hegemony: army(
      'Hegemonia',
      'Hegemonii',
      'Gangerzy i gladiatorzy: mocni w zwarciu, z trzema sieciarzami i sztuczkami na każdą okazję.',
      'Groźnych złap w sieć, resztę bij spod Sztabu, a Biegaczami, Transportem i Kwatermistrzem zaskakuj.',
    ),
    smart: army(
      'Smart',
      'Smarta',
      'Technologia: trzy Działka Gaussa, mnóstwo modułów i Sztab, który pozwala sąsiadom się ruszać.',
      'Zbuduj jedno zabójcze stanowisko ogniowe, wzmocnij je modułami i ustaw w linii darmowymi ruchami spod Sztabu.',
    ),
    vegas: army(
      'Vegas',
      'Vegas',
      'Manipulatorzy: niewielu własnych wojowników, za to trzech Agitatorów kradnących wrogowi najlepsze jednostki i dwie Miny.',
      'Przejmuj to, co boli najbardziej, i zwracaj przeciw właścicielowi. Pilnuj Agitatorów: gdy padną, łup wraca do domu.',
    ),
    doomsday: army(
      'Doomsday Machine',
      'Doomsday Machine',
      'Armia, która zakręca kule: jej przekierowania łapią strzały i posyłają dalej, nawet trzy naraz.',
      'Rozłóż ogień za rogi, trzymaj z tyłu Medyków i marz o nieskończonej pętli.',
    ),
  },
  facing: {
    n: 'północ',
    ne: 'północny wschód',
    se: 'południowy wschód',
    s: 'południe',
    sw: 'południowy zachód',
    nw: 'północny zachód',
  },
  towards: {
    n: 'na północ',
    ne: 'na północny wschód',
    se: 'na południowy wschód',
    s: 'na południe',
    sw: 'na południowy zachód',
    nw: 'na północny zachód',
  },
  kind: {
    hq: 'Sztab',
    warrior: 'wojownik',
    module: 'moduł',
    foundation: 'żeton podłoża',
    instant: 'żeton natychmiastowy',
  },
  aboutKind: {
    hq: 'Twoja kwatera główna. Gdy straci wszystkie punkty, przegrywasz.',
    warrior: 'Jednostka: stoi na planszy, dopóki nie zostanie zniszczona.',
    module: 'Jednostka, która nie walczy, lecz działa na jednostki na swoich połączeniach.',
    foundation: 'Żeton, który leży na polu. Nie jest jednostką i jednostki mogą na niego wejść.',
    instant: 'Zagrywasz go raz, potem trafia na stos zużytych.',
  },
  count: (copies) => count(copies, 'żeton', 'żetony', 'żetonów'),
  name: (tile) => tile.name_pl,
  unit: (tile, army, hex) =>
    tile.kind === 'hq' ? `Sztab ${tiles.armies[army].ofArmy} (${hex})` : `${tile.name_pl} (${hex})`,
  explain: (tile) => explainTile(tile, icons),
};
