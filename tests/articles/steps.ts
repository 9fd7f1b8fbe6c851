import { JSDOM } from 'jsdom';

/** A file that the reader writes, complete. */
export interface File {
  readonly kind: 'file';
  readonly path: string;
  readonly text: string;
}

/** What the reader types, and what the article shows as the answer. */
export interface Command {
  readonly kind: 'command';
  readonly text: string;
  /** 'no': needs more than this machine. 'server': runs until it is stopped. */
  readonly run: 'yes' | 'no' | 'server';
  readonly answer: string | undefined;
  readonly isCheckpoint: boolean;
}

/** A checkpoint's link to the program so far: '/downloads/blogpost4/1-the-board.zip'. */
export interface Download {
  readonly kind: 'download';
  readonly path: string;
}

/** A checkpoint without a command: only eyes can check it. */
export interface Look {
  readonly kind: 'look';
}

/** Files with a test that fails, and those that make it pass. */
export interface Exercise {
  readonly kind: 'exercise';
  readonly files: readonly File[];
  readonly solution: readonly File[];
}

export type Step = File | Command | Download | Look | Exercise;

const parts = 'figure[data-lang], a[data-path], a[download], [data-kind=checkpoint], [data-exercise]';

/** The steps of an article in the order in which they are read, from its page and its page of files. */
export function stepsOf(article: string, files: string): readonly Step[] {
  const page = new JSDOM(article).window.document;
  const whole = new JSDOM(files).window.document;
  const found = [...page.querySelectorAll<HTMLElement>('.prose :is(figure, a, section)')].filter((each) =>
    each.matches(parts),
  );
  const steps: Step[] = [];
  for (const element of found) {
    if (element.matches('[data-exercise]')) steps.push(exercise(element, whole));
    else if (element.closest('[data-exercise], details') !== null) continue;
    else if (element.dataset.kind === 'checkpoint') {
      if (element.querySelector('[data-lang=sh]') === null) steps.push({ kind: 'look' });
    } else if (element.matches('a[download]'))
      steps.push({ kind: 'download', path: element.getAttribute('href') ?? '' });
    else if (element.dataset.path !== undefined) steps.push(file(element, whole));
    else if (element.dataset.lang === 'sh') steps.push(command(element, found));
  }
  return steps;
}

function exercise(element: HTMLElement, whole: Document): Exercise {
  const all = [...element.querySelectorAll<HTMLElement>('[data-path]')];
  const isSolution = (each: Element) => each.closest('details') !== null;
  return {
    kind: 'exercise',
    files: all.filter((each) => !isSolution(each)).map((each) => file(each, whole)),
    solution: all.filter(isSolution).map((each) => file(each, whole)),
  };
}

/** The file as its frame shows it, or, where that is a part or only a name, as the page of files does. */
function file(element: HTMLElement, whole: Document): File {
  const path = element.dataset.path ?? '';
  const link = element.matches('a') ? element : element.querySelector('a[href*="/files#"]');
  const id = link?.getAttribute('href')?.split('#')[1];
  const frame = id === undefined ? element : whole.getElementById(id);
  if (frame == null) throw new Error(`the page of files has no ${path}`);
  return { kind: 'file', path, text: `${codeOf(frame)}\n` };
}

function command(element: HTMLElement, found: readonly HTMLElement[]): Command {
  const next = found[found.indexOf(element) + 1];
  const isAnswer = ['text', 'json'].includes(next?.dataset.lang ?? '') && next?.dataset.path === undefined;
  const { run } = element.dataset;
  return {
    kind: 'command',
    text: codeOf(element),
    run: run === 'no' || run === 'server' ? run : 'yes',
    answer: isAnswer && next !== undefined ? codeOf(next) : undefined,
    isCheckpoint: element.closest('[data-kind=checkpoint]') !== null,
  };
}

const codeOf = (frame: Element) => frame.querySelector('pre')?.textContent.replace(/\n+$/, '') ?? '';
