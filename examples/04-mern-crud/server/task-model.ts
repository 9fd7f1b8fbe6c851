import { type Connection, Schema } from 'mongoose';
import {
  notesLimit,
  type Progress,
  progressSteps,
  type Task,
  titleLimit,
} from '../shared/task.ts';

// #region schema
export interface StoredTask {
  _id: string;
  title: string;
  notes: string;
  progress: Progress;
  createdAt: Date;
  updatedAt: Date;
  /** Set when the task was deleted: its id stays taken. */
  deletedAt?: Date;
}

const schema = new Schema<StoredTask>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true, maxlength: titleLimit },
    notes: { type: String, default: '', maxlength: notesLimit },
    progress: { type: String, enum: progressSteps, default: 'todo' },
    deletedAt: Date,
  },
  {
    timestamps: true,
    strict: 'throw',
    strictQuery: 'throw',
    versionKey: false,
  },
);

schema.index({ progress: 1, createdAt: -1, _id: -1 });
// MongoDB removes deleted tasks after 30 days: no request is that late.
schema.index({ deletedAt: 1 }, { expireAfterSeconds: 30 * 24 * 3600 });
// #endregion schema

// #region model
export type TaskModel = ReturnType<typeof taskModel>;

export function taskModel(database: Connection) {
  return database.model('Task', schema);
}

/** From the way it is stored to the way it is sent. */
export function toTask({
  _id,
  createdAt,
  updatedAt,
  title,
  notes,
  progress,
}: StoredTask): Task {
  return {
    id: _id,
    title,
    notes,
    progress,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
// #endregion model
