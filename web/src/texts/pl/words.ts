// "1 rana, 2 rany, 5 ran, 12 ran, 22 rany"
export function count(number: number, one: string, few: string, many: string): string {
  const unit = number % 10;
  const isFew = unit >= 2 && unit <= 4 && Math.floor((number % 100) / 10) !== 1;
  return `${number} ${number === 1 ? one : isFew ? few : many}`;
}

// "a, b i c"
export function list(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i ${parts[parts.length - 1]}`;
}
