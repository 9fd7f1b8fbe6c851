import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string) =>
  fileURLToPath(new URL(path, import.meta.url));
const jars = here('../../.mongo');
const lastJar = `${jars}/mongo-java-server-1.47.0.jar`;
// Programs that end soon take half the time with the first compiler alone and the simplest collector.
process.env.JDK_JAVA_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export interface StandIn {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the stand-in for MongoDB that is written in Java, on a free port unless one is named. The first time, Maven
 * fetches it. Throws a sentence for the person at the terminal when Java, Maven or the network is missing.
 */
export async function startStandIn(port = 0): Promise<StandIn> {
  if (!existsSync(lastJar)) fetchJars();
  const java = spawn(
    'java',
    ['-cp', `${jars}/*`, here('MongoStandIn.java'), String(port)],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  return { url: await firstLine(java), stop: () => stop(java) };
}

function fetchJars(): void {
  const goal = [
    'dependency:copy-dependencies',
    `-DoutputDirectory=${jars}`,
  ];
  const maven = spawnSync(
    'mvn',
    ['-q', '-B', '-f', here('pom.xml'), ...goal],
    { encoding: 'utf8' },
  );
  if (maven.error) throw new Error('Maven (mvn) is not installed');
  if (maven.status !== 0)
    throw new Error(
      `Maven could not fetch mongo-java-server: ${maven.stdout.slice(0, 300)}`,
    );
}

function firstLine(java: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    let complained = '';
    java.stderr?.on('data', (chunk) => {
      complained += chunk;
    });
    java.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) resolve(said.trim());
    });
    java.once('error', () =>
      reject(
        new Error('Java (java, version 17 or later) is not installed'),
      ),
    );
    java.once('exit', () =>
      reject(
        new Error(`the Java stand-in ended: ${complained.slice(0, 300)}`),
      ),
    );
  });
}

/** Closing its input asks it to end; see MongoStandIn.java. */
function stop(java: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    java.once('exit', () => resolve());
    java.stdin?.end();
  });
}
