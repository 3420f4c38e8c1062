// Path data from a few numbers. The centre of a tile is 0,0; its corners are 100 away, so a flat-topped tile is 200 wide and 173 high.

export type Point = [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

// Angles are degrees clockwise from north.
export function polar(angle: number, radius: number, [x, y]: Point = [0, 0]): Point {
  const radians = (angle * Math.PI) / 180;
  return [round(x + radius * Math.sin(radians)), round(y - radius * Math.cos(radians))];
}

export const path = (points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}Z`;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export const polygon = (corners: number, radius: number, first = 0, centre?: Point) =>
  path(range(corners).map((corner) => polar(first + (corner * 360) / corners, radius, centre)));

export const star = (tips: number, outer: number, inner: number, centre?: Point) =>
  path(range(2 * tips).map((corner) => polar((corner * 180) / tips, corner % 2 ? inner : outer, centre)));

export const gear = (teeth: number, outer: number, inner: number) =>
  path(range(4 * teeth).map((corner) => polar(((corner - 0.5) * 90) / teeth, corner % 4 < 2 ? outer : inner)));

export const circle = (radius: number, [x, y]: Point = [0, 0]) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

// A part of a ring.
export function sector(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${polar(from, outer).join(' ')}A${outer} ${outer} 0 ${large} 1 ${polar(to, outer).join(' ')}` +
    `L${polar(to, inner).join(' ')}A${inner} ${inner} 0 ${large} 0 ${polar(from, inner).join(' ')}Z`
  );
}

// An open curve, to be stroked.
export const arc = (from: number, to: number, radius: number) =>
  `M${polar(from, radius).join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(to, radius).join(' ')}`;

// The same outline several times, each turned further.
export const turned = (points: Point[], angles: number[]) =>
  angles
    .map((angle) => path(points.map(([x, y]) => polar((Math.atan2(x, -y) * 180) / Math.PI + angle, Math.hypot(x, y)))))
    .join('');

// Corner 0 is the upper right one; edge i lies between corners i - 1 and i.
export const hexCorner = (corner: number, radius: number) => polar(30 + corner * 60, radius);
export const hexagon = (radius: number) => polygon(6, radius, 30);

// The strip between two hexagons along some edges.
export const rimStrip = (edges: number[], outer: number, inner: number) =>
  edges
    .map((edge) =>
      path([hexCorner(edge - 1, outer), hexCorner(edge, outer), hexCorner(edge, inner), hexCorner(edge - 1, inner)]),
    )
    .join('');
