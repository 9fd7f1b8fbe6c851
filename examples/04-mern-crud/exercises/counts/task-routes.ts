import { Router } from 'express';
import {
  changeSchema,
  cursorAfter,
  draftSchema,
  listQuerySchema,
  progressSteps,
  type TaskList,
} from '../shared/task.ts';
import { isDuplicate, NoSuchTask } from './failures.ts';
import { type StoredTask, type TaskModel, toTask } from './task-model.ts';

/** How many tasks an answer has at most. */
export const pageSize = 20;

export function taskRoutes(tasks: TaskModel): Router {
  const routes = Router();
  const stored = (id: string) =>
    tasks.findOne({ _id: id, deletedAt: null }).lean();

  // #region create
  routes.post('/', async (req, res) => {
    const { id, title, notes } = draftSchema.parse(req.body);
    try {
      const made = await tasks.create({ _id: id, title, notes });
      res.status(201).location(`${req.baseUrl}/${id}`).json(toTask(made));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Stored by an earlier attempt, and perhaps edited or deleted since.
      res.json(toTask(found(await stored(id))));
    }
  });
  // #endregion create

  // #region read
  routes.get('/', async (req, res) => {
    const { progress, before } = listQuerySchema.parse(req.query);
    const older = before && {
      $or: [
        { createdAt: { $lt: before.createdAt } },
        { createdAt: before.createdAt, _id: { $lt: before.id } },
      ],
    };
    const newest = await tasks
      .find({ progress, deletedAt: null, ...older })
      .sort({ createdAt: -1, _id: -1 })
      .limit(pageSize + 1)
      .lean();
    const page = newest.slice(0, pageSize).map(toTask);
    const last = newest.length > pageSize ? page.at(-1) : undefined;
    const answer: TaskList = {
      tasks: page,
      next: last === undefined ? null : cursorAfter(last),
    };
    res.json(answer);
  });

  // #region counts
  routes.get('/counts', async (_req, res) => {
    const counts = await Promise.all(
      progressSteps.map(async (progress) => [
        progress,
        await tasks.countDocuments({ progress, deletedAt: null }),
      ]),
    );
    res.json(Object.fromEntries(counts));
  });
  // #endregion counts

  routes.get('/:id', async (req, res) => {
    res.json(toTask(found(await stored(req.params.id))));
  });
  // #endregion read

  // #region update
  routes.patch('/:id', async (req, res) => {
    const change = changeSchema.parse(req.body);
    const changed = await tasks
      .findOneAndUpdate(
        { _id: req.params.id, deletedAt: null },
        { $set: change },
        { returnDocument: 'after', runValidators: true },
      )
      .lean();
    res.json(toTask(found(changed)));
  });
  // #endregion update

  // #region delete
  routes.delete('/:id', async (req, res) => {
    const deleted = await tasks
      .findOneAndUpdate(
        { _id: req.params.id, deletedAt: null },
        { $set: { deletedAt: new Date(), title: '', notes: '' } },
      )
      .lean();
    found(deleted);
    res.status(204).end();
  });
  // #endregion delete

  return routes;
}

function found(task: StoredTask | null): StoredTask {
  if (task === null) throw new NoSuchTask();
  return task;
}
