/** The result of an operation that may fail in a way that users can meet. Exceptions are bugs. */
export type Outcome<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const success = <Value>(value: Value) => ({ ok: true, value }) as const;
export const failure = <Problem>(problem: Problem) => ({ ok: false, problem }) as const;
