/** A comment as another system has it. A value that is missing is ''. */
export interface SourceComment {
  readonly id: string;
  readonly parent: string;
  /** Addresses of its page, or a title. The first one that leads to an article counts. */
  readonly pages: readonly string[];
  readonly name: string;
  /** Tells people of the same name apart. Never an email address. */
  readonly account: string;
  /** ISO 8601, and UTC if it names no zone. */
  readonly date: string;
  /** Markdown. */
  readonly text: string;
  readonly state: 'published' | 'waiting' | 'spam' | 'deleted' | 'hidden' | 'pingback';
}

export interface SourceFile {
  /** What the `userId` of its comments begins with. */
  readonly source: string;
  readonly comments: readonly SourceComment[];
  /** The line of the first one, where each has a line of its own. */
  readonly firstLine?: number;
  /** What is missing from the file. */
  readonly problems?: readonly string[];
}
