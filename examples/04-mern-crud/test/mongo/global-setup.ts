import type { TestProject } from 'vitest/node';
import { startStandIn } from './stand-in.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a MongoDB server, without a database name; null where none is to be had. */
    mongoUrl: string | null;
  }
}

/** One database server for the whole run: the one MONGODB_URL names, or the stand-in. */
export default async function setup(project: TestProject) {
  const given = process.env.MONGODB_URL;
  if (given !== undefined) {
    project.provide('mongoUrl', given);
    return;
  }
  try {
    const standIn = await startStandIn();
    project.provide('mongoUrl', standIn.url);
    return () => standIn.stop();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const line = `NOT RUN: the tests that need MongoDB, because ${why}. Set MONGODB_URL to a server, or install Java 17 and Maven.`;
    if (process.env.CI) throw new Error(line);
    console.warn(`\n${line}\n`);
    project.provide('mongoUrl', null);
  }
}
