/**
 * Whether a client that loads a page's comments and hears its events may have missed a change. The server names each state
 * of the page by a revision: in the ETag of the first page, and as the id of every event.
 */
export class SeenRevision {
  /** Up to here the client has everything; undefined until it has loaded something. */
  #seen: string | undefined;
  /** The newest that the event stream has told of. */
  #told: string | undefined;

  constructor(seen: string | undefined) {
    this.#seen = seen;
  }

  /** An event stream begins here. True when a change may have been missed before. */
  streamBegan(revision: string): boolean {
    this.#told = revision;
    return this.#seen !== undefined && this.#seen !== revision;
  }

  eventCame(revision: string): void {
    if (this.#seen === this.#told) this.#seen = revision;
    this.#told = revision;
  }

  /** The first page was loaded. True when it may be older than the beginning of the stream. */
  firstPageCame(revision: string): boolean {
    const isFirst = this.#seen === undefined;
    this.#seen = revision;
    return isFirst && this.#told !== undefined && this.#told !== revision;
  }
}
