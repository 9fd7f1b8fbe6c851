import { failure } from '#lib/outcome.ts';
import type { Outcome, Refusal } from '../port.ts';

/** The connection between a person and the backend, which a test can delay or break. */
export class Connection {
  isDown = false;
  /** Whether writes arrive, but not their answers. */
  losesAnswers = false;
  /** Refusals that the next writes get, in order. */
  readonly refusals: Refusal[] = [];
  /** How many writes have reached the backend. */
  writes = 0;
  #gate: Promise<void> = Promise.resolve();

  /** Holds every answer back until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async read<Value>(work: () => Outcome<Value>): Promise<Outcome<Value>> {
    return this.isDown ? failure({ kind: 'unavailable' }) : work();
  }

  async write<Value>(work: () => Outcome<Value>): Promise<Outcome<Value>> {
    this.writes++;
    await this.#gate;
    if (this.isDown) return failure({ kind: 'unavailable' });
    const refusal = this.refusals.shift();
    const answer = refusal ? failure(refusal) : work();
    return this.losesAnswers ? failure({ kind: 'unavailable' }) : answer;
  }
}
