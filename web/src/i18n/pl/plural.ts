/** The plural forms of Polish: 1 gwiazdka, 2 gwiazdki, 5 gwiazdek, 22 gwiazdki. */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return `1 ${one}`;
  const last = count % 10;
  const teens = count % 100 > 10 && count % 100 < 20;
  return `${count} ${last > 1 && last < 5 && !teens ? few : many}`;
}
