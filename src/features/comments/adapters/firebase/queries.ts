import type { CommentId, Cursor, PagePath } from '../../model.ts';
import { positionAt } from '../../model.ts';

// The queries of the comments in the format of REST. One that filters and sorts by several fields needs an index in
// firebase/firestore.indexes.json; a test compares them.
// Wire format: https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery

type Direction = 'ASCENDING' | 'DESCENDING';
type CollectionId = 'comments' | 'tombstones';

interface Field {
  readonly field: { readonly fieldPath: string };
}

export interface StructuredQuery {
  readonly from: readonly [{ readonly collectionId: CollectionId }];
  readonly where?: Filter;
  readonly orderBy?: readonly (Field & { readonly direction: Direction })[];
  readonly startAt?: object;
  readonly limit?: number;
}

type Filter =
  | { readonly fieldFilter: Field & { readonly op: 'EQUAL' | 'IN'; readonly value: object } }
  | { readonly unaryFilter: Field & { readonly op: 'IS_NULL' } }
  | { readonly compositeFilter: { readonly op: 'AND'; readonly filters: readonly Filter[] } };

const field = (fieldPath: string): Field => ({ field: { fieldPath } });
const equal = (name: string, stringValue: string): Filter => ({
  fieldFilter: { ...field(name), op: 'EQUAL', value: { stringValue } },
});
const ofPage = (page: PagePath) => equal('pathName', page);
const byPerson = (uid: string) => equal('userId', uid);
const isTop: Filter = { unaryFilter: { ...field('parentId'), op: 'IS_NULL' } };
function repliesTo(threads: readonly CommentId[]): Filter {
  const values = threads.map((stringValue) => ({ stringValue }));
  return { fieldFilter: { ...field('parentId'), op: 'IN', value: { arrayValue: { values } } } };
}

/** The newest top-level comments of a page, or those older than a cursor. */
export function topsQuery(root: string, page: PagePath, before: Cursor | undefined, limit: number) {
  const where: Filter = { compositeFilter: { op: 'AND', filters: [ofPage(page), isTop] } };
  return sorted(root, 'comments', where, 'DESCENDING', before, limit);
}

/** The newest tombstones of a page, or those older than a cursor. */
export function tombstonesQuery(root: string, page: PagePath, before: Cursor | undefined, limit: number) {
  return sorted(root, 'tombstones', ofPage(page), 'DESCENDING', before, limit);
}

/** The replies of up to 30 threads, oldest first. */
export function repliesQuery(
  root: string,
  threads: readonly CommentId[],
  after: Cursor | undefined,
  limit: number,
) {
  return sorted(root, 'comments', repliesTo(threads), 'ASCENDING', after, limit);
}

/** What one person wrote, newest first, or what is older than a cursor. */
export function ownQuery(root: string, uid: string, before: Cursor | undefined, limit: number) {
  return sorted(root, 'comments', byPerson(uid), 'DESCENDING', before, limit);
}

const commentsThat = (where: Filter): StructuredQuery => ({ from: [{ collectionId: 'comments' }], where });
export const commentsOfPerson = (uid: string) => commentsThat(byPerson(uid));
export const commentsOfPage = (page: PagePath) => commentsThat(ofPage(page));
export const repliesOfThread = (thread: CommentId) => commentsThat(repliesTo([thread]));

/** Any one document, whose answer has the server's time. */
export const clockQuery: StructuredQuery = { from: [{ collectionId: 'comments' }], limit: 1 };

function sorted(
  root: string,
  collectionId: CollectionId,
  where: Filter,
  direction: Direction,
  after: Cursor | undefined,
  limit: number,
): StructuredQuery {
  return {
    from: [{ collectionId }],
    where,
    // Also by id, to order comments of the same millisecond.
    orderBy: ['createdAt', '__name__'].map((name) => ({ ...field(name), direction })),
    ...(after === undefined ? {} : { startAt: startAfter(root, collectionId, after) }),
    limit,
  };
}

function startAfter(root: string, collectionId: CollectionId, cursor: Cursor): object {
  const { createdAt, id } = positionAt(cursor);
  return {
    values: [{ stringValue: createdAt }, { referenceValue: `${root}/${collectionId}/${id}` }],
    before: false,
  };
}
