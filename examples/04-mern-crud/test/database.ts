import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

/** The server that the tests use. Empty where there is none. */
export const mongoUrl =
  process.env.MONGODB_URL ?? 'mongodb://127.0.0.1:27017';

/** The address of a database that no other test file uses. */
export function freshDatabase(): string {
  return mongoUrl.replace(
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/,
    `$1/test-${randomUUID()}`,
  );
}

export async function dropDatabase(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  await connection.dropDatabase();
  await connection.close();
}
