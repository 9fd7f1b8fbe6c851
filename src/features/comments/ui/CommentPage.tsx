import { comments as words } from '#language';
import { Conversation } from '../conversation/conversation.ts';
import { viewOf } from '../conversation/view.ts';
import type { PagePath, ThreadPage } from '../model.ts';
import styles from './CommentArea.module.css';
import { ConversationProvider } from './conversation-context.ts';
import { MoreButton, Threads } from './Threads.tsx';

interface Props {
  readonly page: PagePath;
  readonly pagesPath: string;
  /** Null in the page that the build leaves for the server to fill. */
  readonly threads: ThreadPage | null;
}

/** Some of an article's comments on a page of their own, for reading without JavaScript. */
export function CommentPage({ page, pagesPath, threads }: Props) {
  const conversation = new Conversation({ page, pagesPath, first: threads });
  const { state } = conversation;
  const view = viewOf(state, page);
  return (
    <ConversationProvider value={{ conversation, state, writer: null }}>
      <section className={styles.area} aria-labelledby="comments-heading" data-comments>
        <header className={styles.header}>
          <h2 id="comments-heading">{words.earlier}</h2>
          <p className={styles.count}>{words.countInAll(view.total)}</p>
        </header>
        <div className={styles.list}>
          {view.threads.length === 0 && <p>{words.noEarlier}</p>}
          <Threads threads={view.threads} />
          {state.list.next && <MoreButton of="older">{words.showMore}</MoreButton>}
        </div>
        <p>
          <a href={`${page}#comments-heading`}>{words.newest}</a>
        </p>
      </section>
    </ConversationProvider>
  );
}
