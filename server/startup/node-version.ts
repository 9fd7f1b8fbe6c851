/** The first Node that runs TypeScript as it is, with node:sqlite. */
const needed = [22, 18] as const;

/** What is wrong with this Node, or undefined. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const isEnough = major > needed[0] || (major === needed[0] && minor >= needed[1]);
  if (isEnough) return undefined;
  return `This server needs Node ${needed.join('.')} or newer, and this is ${version}. Start it with npm start, which brings its own.`;
}
