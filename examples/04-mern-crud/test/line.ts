// #region line
/** The connection between client and server: a real fetch that can wait, or lose a request or an answer. */
export interface Line {
  readonly send: typeof fetch;
  /** What went over it, for example 'PATCH {"progress":"doing"}'. */
  readonly sent: string[];
  /** Requests wait until the returned function is called. */
  hold(): () => void;
  /** Later requests no longer wait. Those already held keep waiting. */
  flow(): void;
  /** The next request never arrives. */
  loseNextRequest(): void;
  /** The next request arrives and is carried out, but its answer is lost. */
  loseNextAnswer(): void;
}

export function openLine(): Line {
  const sent: string[] = [];
  let held: Promise<void> = Promise.resolve();
  let losing: 'request' | 'answer' | null = null;
  return {
    sent,
    async send(address, init) {
      sent.push([init?.method, init?.body].filter(Boolean).join(' '));
      const lost = losing;
      losing = null;
      await held;
      if (lost === 'request') throw new TypeError('the line broke');
      const answer = await fetch(address, init);
      if (lost === 'answer') throw new TypeError('the line broke');
      return answer;
    },
    hold() {
      const gate = Promise.withResolvers<void>();
      held = gate.promise;
      return gate.resolve;
    },
    flow() {
      held = Promise.resolve();
    },
    loseNextRequest() {
      losing = 'request';
    },
    loseNextAnswer() {
      losing = 'answer';
    },
  };
}
// #endregion line
