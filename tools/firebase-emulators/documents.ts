import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

// The requests that firebase-tools sends to a Firestore emulator: /emulator/v1/projects/<project>:export, :import, :securityRules.

async function ask(address: string, method: 'POST' | 'PUT', body: object): Promise<void> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
}

/** Loads rules. If they don't compile, the old ones stay and this throws the emulator's message. */
export function loadRules(host: string, project: string, file: string): Promise<void> {
  return ask(`http://${host}/emulator/v1/projects/${project}:securityRules`, 'PUT', {
    rules: { files: [{ name: file, content: readFileSync(file, 'utf8') }] },
  });
}

/** A project's documents, kept in a folder while the emulator isn't running. */
export class KeptDocuments {
  readonly #address: string;
  readonly #database: string;
  readonly #folder: string;

  constructor(host: string, project: string, folder: string) {
    this.#address = `http://${host}/emulator/v1/projects/${project}`;
    this.#database = `projects/${project}/databases/(default)`;
    this.#folder = resolve(folder);
  }

  async restore(): Promise<void> {
    const file = `${this.#folder}/kept/kept.overall_export_metadata`;
    if (!existsSync(file)) return;
    await ask(`${this.#address}:import`, 'POST', { database: this.#database, export_directory: file });
  }

  /** Replaces the previous copy once the new one is complete. */
  async keep(): Promise<void> {
    const fresh = `${this.#folder}.fresh`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    await ask(`${this.#address}:export`, 'POST', {
      database: this.#database,
      export_directory: fresh,
      export_name: 'kept',
    });
    mkdirSync(dirname(this.#folder), { recursive: true });
    rmSync(this.#folder, { recursive: true, force: true });
    renameSync(fresh, this.#folder);
  }
}
