/** 1, 2, 4 … seconds in milliseconds, give or take a quarter: clients must not return to a restarted server all at once. */
export function retryDelay(failures: number, atMostSeconds: number): number {
  return Math.min(atMostSeconds, 2 ** failures) * 1000 * (0.75 + Math.random() / 2);
}
