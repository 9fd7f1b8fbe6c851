import type { Visitor } from '#server/testing/visitor.ts';
import { comments, editing, newId, page, posting } from '../security/comment-requests.ts';

type Change = { readonly id: string } & (
  | { readonly kind: 'post'; readonly body: string; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly body: string }
  | { readonly kind: 'delete' }
);

/** What one person was told, and what they can't know. */
export interface Ledger {
  /** What each comment has to be: null was deleted. */
  readonly comments: Map<string, string | null>;
  readonly replies: Set<string>;
  /** The change that got no answer. It is sent again before anything else, as the outbox of a browser does. */
  unsure: Change | undefined;
  /** Messages of the contact form that were taken. */
  readonly messages: Set<string>;
}

const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Someone who writes without a pause. */
export class Writer {
  readonly ledger: Ledger = {
    comments: new Map(),
    replies: new Set(),
    unsure: undefined,
    messages: new Set(),
  };
  readonly #name: string;
  readonly visitor: Visitor;
  #count = 0;

  constructor(name: string, visitor: Visitor) {
    this.#name = name;
    this.visitor = visitor;
  }

  /** Writes until the server is gone. */
  async writeUntil(killed: AbortSignal): Promise<void> {
    try {
      await this.sendAgain();
      while (!killed.aborted) {
        if (Math.random() < 0.1) await this.#sendMessage();
        this.ledger.unsure = this.#nextChange();
        await this.sendAgain();
      }
    } catch (error) {
      // A connection that breaks is what this is about. Anything else is an error of the test.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async sendAgain(): Promise<void> {
    const { unsure, comments: known, replies } = this.ledger;
    if (unsure === undefined) return;
    const answer = await this.#send(unsure);
    if (!answer.ok)
      throw new Error(`${unsure.kind} was answered by ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    known.set(unsure.id, unsure.kind === 'delete' ? null : unsure.body);
    if (unsure.kind === 'post' && unsure.parentId !== null) replies.add(unsure.id);
    this.ledger.unsure = undefined;
  }

  #send(change: Change): Promise<Response> {
    const { id, kind } = change;
    if (kind === 'post') return this.visitor.ask(comments, posting(change));
    const address = `/api/comments/${id}?page=${page}`;
    return this.visitor.ask(address, kind === 'edit' ? editing({ body: change.body }) : { method: 'DELETE' });
  }

  #nextChange(): Change {
    const { comments: known, replies } = this.ledger;
    const own = [...known].flatMap(([id, body]) => (body === null ? [] : [id]));
    const id = oneOf(own);
    const body = `${this.#name} ${++this.#count}`;
    const chance = Math.random();
    if (id === undefined || chance < 0.5) {
      // Nobody else deletes it, so the parent is still there when this arrives.
      const parent = chance < 0.2 ? oneOf(own.filter((each) => !replies.has(each)).slice(-50)) : undefined;
      return { kind: 'post', id: newId(), body, parentId: parent ?? null };
    }
    return chance < 0.8 ? { kind: 'edit', id, body } : { kind: 'delete', id };
  }

  async #sendMessage(): Promise<void> {
    const message = `Message ${this.#name} ${++this.#count}`;
    const body = new FormData();
    for (const [name, value] of Object.entries({
      from_name: this.#name,
      reply_to: 'ada@reader.example',
      message,
    }))
      body.append(name, value);
    const answer = await this.visitor.ask('/api/v1.0/email/send-form', { method: 'POST', body });
    if ((await answer.text()) === 'OK') this.ledger.messages.add(message);
  }
}
