import { runCommand, UsageError } from '../command-line.ts';
import { backendKind, importInto, openBackend } from './backends.ts';

await runCommand({
  name: 'npm run move',
  about:
    'Copies all comments and their authors from one backend to the other. Without --yes, only says what it would do.',
  usage: [
    ['--from embedded --to firebase [--project <id>] [--yes] [--replace]', ''],
    ['--from firebase --to embedded [--project <id>] [--yes] [--replace]', ''],
  ],
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
  },
  async run({ from = '', to = '', project, yes, replace }) {
    if (from === to || from === '' || to === '') throw new UsageError('Name both backends.');
    const [sourceKind, targetKind] = [await backendKind(from), await backendKind(to)];
    const source = await openBackend(sourceKind, 'read', project);
    const records = await source.read();
    return importInto(targetKind, { name: source.name, records }, { project, yes, replace });
  },
});
