import express, { type Express } from 'express';
import { problem } from '../shared/problem.ts';
import { tellFailure } from './failures.ts';
import type { TaskModel } from './task-model.ts';
import { taskRoutes } from './task-routes.ts';

export interface Parts {
  readonly tasks: TaskModel;
  /** The folder of the built client. Without it only the API is served. */
  readonly pages?: string;
  readonly log: (error: unknown) => void;
}

// #region app
/** The whole server, except that it doesn't listen yet. */
export function createApp({ tasks, pages, log }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');

  app.use('/api', express.json({ limit: '16kb' }));
  app.use('/api/tasks', taskRoutes(tasks));
  app.use('/api', (_req, res) => {
    res.status(404).json(problem('There is nothing at this address.'));
  });

  // Alive: the process answers. Ready: it can do its work.
  app.get('/livez', (_req, res) => {
    res.sendStatus(200);
  });
  app.get('/readyz', (_req, res) => {
    res.sendStatus(tasks.db.readyState === 1 ? 200 : 503);
  });
  if (pages !== undefined) app.use(express.static(pages));

  app.use(tellFailure(log));
  return app;
}
// #endregion app
