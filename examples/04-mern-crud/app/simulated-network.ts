export interface Trouble {
  isSlow: boolean;
  losesAnswers: boolean;
}

const seconds = (count: number) =>
  new Promise((resolve) => setTimeout(resolve, count * 1000));

/** A connection that a visitor can make worse. */
export function simulatedNetwork(
  send: typeof fetch,
  trouble: Readonly<Trouble>,
  wait: (count: number) => Promise<unknown> = seconds,
): typeof fetch {
  return async (address, init) => {
    if (trouble.isSlow) await wait(2);
    const answer = await send(address, init);
    if (trouble.losesAnswers)
      throw new TypeError('The connection was lost');
    return answer;
  };
}
