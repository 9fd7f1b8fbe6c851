import { Router } from 'express';
import {
  changeSchema,
  draftSchema,
  listQuerySchema,
  type TaskList,
} from '../shared/task.ts';
import { isDuplicate, NoSuchTask } from './failures.ts';
import { type StoredTask, type TaskModel, toTask } from './task-model.ts';

/** How many tasks one answer holds. */
export const listLimit = 100;

export function taskRoutes(tasks: TaskModel): Router {
  const routes = Router();

  // #region create
  routes.post('/', async (req, res) => {
    const { id, title, notes } = draftSchema.parse(req.body);
    try {
      const made = await tasks.create({ _id: id, title, notes });
      res.status(201).location(`${req.baseUrl}/${id}`).json(toTask(made));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const task = await tasks
        .findByIdAndUpdate(
          id,
          { $set: { title, notes } },
          { returnDocument: 'after', runValidators: true },
        )
        .lean();
      res.json(toTask(found(task)));
    }
  });
  // #endregion create

  // #region read
  routes.get('/', async (req, res) => {
    const { progress } = listQuerySchema.parse(req.query);
    const newest = await tasks
      .find({ progress })
      .sort({ createdAt: -1 })
      .limit(listLimit + 1)
      .lean();
    const answer: TaskList = {
      tasks: newest.slice(0, listLimit).map(toTask),
      more: newest.length > listLimit,
    };
    res.json(answer);
  });

  routes.get('/:id', async (req, res) => {
    res.json(toTask(found(await tasks.findById(req.params.id).lean())));
  });
  // #endregion read

  // #region update
  routes.patch('/:id', async (req, res) => {
    const change = changeSchema.parse(req.body);
    const changed = await tasks
      .findByIdAndUpdate(
        req.params.id,
        { $set: change },
        { returnDocument: 'after', runValidators: true },
      )
      .lean();
    res.json(toTask(found(changed)));
  });
  // #endregion update

  // #region delete
  routes.delete('/:id', async (req, res) => {
    found(await tasks.findByIdAndDelete(req.params.id).lean());
    res.status(204).end();
  });
  // #endregion delete

  return routes;
}

function found(task: StoredTask | null): StoredTask {
  if (task === null) throw new NoSuchTask();
  return task;
}
