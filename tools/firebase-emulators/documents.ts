import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

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
export function keptDocuments(host: string, project: string, keptIn: string) {
  const address = `http://${host}/emulator/v1/projects/${project}`;
  const database = `projects/${project}/databases/(default)`;
  const folder = resolve(keptIn);
  return {
    async restore(): Promise<void> {
      const file = `${folder}/kept/kept.overall_export_metadata`;
      if (existsSync(file)) await ask(`${address}:import`, 'POST', { database, export_directory: file });
    },

    /** Replaces the previous copy once the new one is complete. */
    async keep(): Promise<void> {
      const fresh = `${folder}.fresh`;
      rmSync(fresh, { recursive: true, force: true });
      mkdirSync(fresh, { recursive: true });
      await ask(`${address}:export`, 'POST', { database, export_directory: fresh, export_name: 'kept' });
      rmSync(folder, { recursive: true, force: true });
      renameSync(fresh, folder);
    },
  };
}
