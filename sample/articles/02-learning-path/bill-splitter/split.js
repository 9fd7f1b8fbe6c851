/** What each person pays, in cents: their order and the tip on it. */
export function split(orders, tipPercent) {
  return orders.map(({ name, cents }) => ({
    name,
    cents: Math.round((cents * (100 + tipPercent)) / 100),
  }));
}
