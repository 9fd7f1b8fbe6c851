import type { ErrorRequestHandler, Response } from 'express';
import mongoose from 'mongoose';
import { z } from 'zod';
import { invalid, type Problem, problem } from '../shared/problem.ts';

export class NoSuchTask extends Error {}

/** True when a document with this `_id` is stored already. */
export function isDuplicate(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoServerError && error.code === 11000
  );
}

// #region handler
/** The error handler. Express recognizes it by its four parameters. */
export function tellFailure(
  log: (error: unknown) => void,
): ErrorRequestHandler {
  return (error, _req, res: Response<Problem>, next) => {
    if (res.headersSent) return next(error);
    const { status, body } = describe(error);
    if (status >= 500) log(error);
    res.status(status).json(body);
  };
}
// #endregion handler

interface Failure {
  readonly status: number;
  readonly body: Problem;
}

const failure = (status: number, message: string): Failure => ({
  status,
  body: problem(message),
});

// #region describe
function describe(error: unknown): Failure {
  if (error instanceof z.ZodError)
    return { status: 422, body: invalid(error) };
  if (error instanceof NoSuchTask)
    return failure(404, 'This task no longer exists.');

  const unread = unreadSchema.safeParse(error);
  if (unread.success)
    return failure(
      unread.data.status,
      unread.data.status === 413
        ? 'This is too long to be stored.'
        : 'The request could not be read.',
    );

  if (isDatabaseAway(error))
    return failure(
      503,
      'The tasks can’t be reached right now. Please try again in a minute.',
    );
  return failure(500, 'Something broke on our side. It has been noted.');
}
// #endregion describe

/** Express's own refusals: broken JSON, a body that is too long. */
const unreadSchema = z.object({ status: z.int().min(400).max(499) });

const {
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerSelectionError,
} = mongoose.mongo;

function isDatabaseAway(error: unknown): boolean {
  return [
    MongoNetworkError,
    MongoNotConnectedError,
    MongoServerSelectionError,
  ].some((kind) => error instanceof kind);
}
