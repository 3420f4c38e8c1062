export const quickStart = {
  title: 'Your first game in five minutes',
  steps: [
    'You and your opponent each lead an army around a headquarters, the HQ. It has 20 points. Bring the other HQ down to 0, or have more points left at the end.',
    'First everybody puts the HQ on any hex. In the middle it has more friends around it, at the rim fewer enemies.',
    'In your turn tiles are drawn until you hold three. Discard one of them. Play the other two, one of them, or none; what you keep stays for your next turn.',
    'The very first turns are smaller: the first player gets one tile, the second two, and nothing is discarded.',
    'Units stay on the board. Choose a free hex and a facing: where the icons point is where they work.',
    'A short triangle strikes the next hex. A long one shoots along the line and hits the first enemy. More triangles hurt more.',
    'The number in the middle is the initiative: higher means earlier.',
    'Modules do not fight. They help your units next to their links: faster, stronger, saved by a Medic.',
    'A net switches an enemy off completely. Nets win games.',
    'Instants are played and gone: Move a unit, Push Back an enemy, Snipe, or start a Battle.',
    'A Battle starts with a Battle tile or when the board is full. From the highest initiative down to 0 everybody fights; those of equal initiative at the same moment. What is destroyed leaves at the end of its segment.',
    'When somebody draws his last tile, everybody else has one more turn and then comes the Final Battle. Before that, look at the preview often: it shows what a Battle would do now.',
  ],
};
