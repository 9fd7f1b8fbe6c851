export const page = '/blogpost5';
export const comments = `/api/comments?page=${page}`;

const headers = { 'content-type': 'application/json' };

/** An id that no comment has yet. */
export const newId = () => Math.random().toString(36).slice(2).padEnd(7, '0').slice(0, 7);

type Fields = Readonly<Record<string, unknown>>;

export const posting = (fields: Fields): RequestInit => ({
  method: 'POST',
  headers,
  body: JSON.stringify({ id: newId(), parentId: null, ...fields }),
});

export const editing = (fields: Fields): RequestInit => ({
  method: 'PATCH',
  headers,
  body: JSON.stringify(fields),
});
