import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

/** The root of an export, and the first mistake in it, if any. What follows a mistake is read as far as possible. */
export function readXml(xml: string) {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const inner = () => open.at(-1) ?? top;
  const problems: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [], text: '' };
    inner().children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    inner().text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.on('error', ({ message }) => problems.push(`line ${message.replace(/\.$/, '')}`));
  parser.write(xml).close();
  const [first, ...more] = problems;
  const mistake =
    first &&
    `${first}${more.length > 0 ? `, and ${more.length} more` : ''}: export it again, because what follows may be missing`;
  return { root: top.children[0] ?? top, mistake };
}

export const all = ({ children }: XmlElement, name: string) => children.filter((each) => each.name === name);

/** The text of the first element with a name, or '' without one. */
export const textOf = ({ children }: XmlElement, name: string) =>
  children.find((each) => each.name === name)?.text.trim() ?? '';
