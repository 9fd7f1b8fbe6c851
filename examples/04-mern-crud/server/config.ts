import { z } from 'zod';

// #region config
const schema = z.object({
  MONGODB_URL: z
    .string()
    .regex(
      /^mongodb(\+srv)?:\/\//,
      'must begin with mongodb:// or mongodb+srv://',
    )
    .default('mongodb://127.0.0.1:27017/tasks'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes a free port. */
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(65535)
    .default(3000),
});
export type Config = z.infer<typeof schema>;

/** Throws one sentence for each value that can't be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  throw new Error(
    read.error.issues
      .map((issue) => `${issue.path.join('.')} ${issue.message}`)
      .join('\n'),
  );
}
// #endregion config
