import { comments, editing, newId, page, posting } from '#server/testing/comment-requests.ts';
import type { Visitor } from '#server/testing/visitor.ts';

type Change = { readonly id: string } & (
  | { readonly kind: 'post'; readonly body: string; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly body: string }
  | { readonly kind: 'delete' }
  | { readonly kind: 'like' }
  | { readonly kind: 'unlike' }
);

/** What one person was told, and what they can't know. */
export interface Ledger {
  /** What each comment has to be: null was deleted. */
  readonly comments: Map<string, string | null>;
  readonly replies: Set<string>;
  /** Which of their own comments they like. */
  readonly likes: Set<string>;
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
    likes: new Set(),
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
    const { unsure, comments: known, replies, likes } = this.ledger;
    if (unsure === undefined) return;
    const answer = await this.#send(unsure);
    if (!answer.ok)
      throw new Error(`${unsure.kind} was answered by ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    if (unsure.kind === 'delete') known.set(unsure.id, null);
    else if ('body' in unsure) known.set(unsure.id, unsure.body);
    if (unsure.kind === 'like') likes.add(unsure.id);
    if (unsure.kind === 'unlike' || unsure.kind === 'delete') likes.delete(unsure.id);
    if (unsure.kind === 'post' && unsure.parentId !== null) replies.add(unsure.id);
    this.ledger.unsure = undefined;
  }

  #send(change: Change): Promise<Response> {
    const { id, kind } = change;
    if (kind === 'post') return this.visitor.ask(comments, posting(change));
    if (kind === 'like' || kind === 'unlike')
      return this.visitor.ask(`/api/comments/likes?page=${page}&of=${id}`, {
        method: kind === 'like' ? 'PUT' : 'DELETE',
      });
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
    if (chance < 0.65) return { kind: this.ledger.likes.has(id) ? 'unlike' : 'like', id };
    return chance < 0.85 ? { kind: 'edit', id, body } : { kind: 'delete', id };
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
