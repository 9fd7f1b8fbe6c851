import type { Piece } from './safe-message.ts';

/** Null until something is sent; then sending; then how it ended, with the message to show. */
export type Status =
  | null
  | { readonly kind: 'sending' }
  | { readonly kind: 'error' | 'success'; readonly message: readonly Piece[] };

export type StatusEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'answered'; readonly result: string; readonly message: readonly Piece[] }
  | { readonly type: 'failed'; readonly message: string };

export function nextStatus(status: Status, event: StatusEvent): Status {
  if (event.type === 'submitted') return { kind: 'sending' };
  // An answer belongs to a call that is under way; any other comes too late to matter.
  if (status?.kind !== 'sending') return status;
  if (event.type === 'failed') return { kind: 'error', message: [event.message] };
  return { kind: event.result === 'success' ? 'success' : 'error', message: event.message };
}
