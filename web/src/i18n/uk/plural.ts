/** The plural forms of Ukrainian: 1 зірка, 2 зірки, 5 зірок, 21 зірка. */
export function plural(count: number, one: string, few: string, many: string): string {
  const last = count % 10;
  const teens = count % 100 > 10 && count % 100 < 20;
  if (last === 1 && !teens) return `${count} ${one}`;
  return `${count} ${last > 1 && last < 5 && !teens ? few : many}`;
}
