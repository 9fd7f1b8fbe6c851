export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export function medians(rows: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const of = (name: string) => median(rows.map((row) => row[name] ?? Number.NaN));
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [name, Number(of(name).toPrecision(3))]),
  );
}
