import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

/** The address of a database that nobody else uses, on the server of this run. */
export function freshDatabase(server: string): string {
  return server.replace(
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/,
    `$1/test-${randomUUID()}`,
  );
}

export async function dropDatabase(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  await connection.dropDatabase();
  await connection.close();
}
