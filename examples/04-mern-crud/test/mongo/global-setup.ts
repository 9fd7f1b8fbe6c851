import { startStandIn } from './stand-in.ts';

/**
 * One database server for the whole run: the one that MONGODB_URL names, or the stand-in. Where there is neither, an empty
 * MONGODB_URL tells the tests that need one to skip themselves.
 */
export default async function setup() {
  if (process.env.MONGODB_URL !== undefined) return;
  try {
    const standIn = await startStandIn();
    process.env.MONGODB_URL = standIn.url;
    return () => standIn.stop();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const line = `NOT RUN: the tests that need MongoDB, because ${why}. Set MONGODB_URL to a server, or install Java 17 and Maven.`;
    if (process.env.CI) throw new Error(line);
    console.warn(`\n${line}\n`);
    process.env.MONGODB_URL = '';
  }
}
