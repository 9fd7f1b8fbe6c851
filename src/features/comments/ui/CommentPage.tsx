import { viewOf } from '../conversation/selectors.ts';
import { initialState } from '../conversation/state.ts';
import { commentCount } from '../messages.ts';
import type { PagePath, ThreadPage } from '../model.ts';
import styles from './CommentArea.module.css';
import { ConversationProvider } from './conversation-context.ts';
import { MoreButton } from './MoreButton.tsx';
import { Threads } from './Threads.tsx';

interface Props {
  readonly page: PagePath;
  readonly pagesPath: string;
  /** Null in the page that the build leaves for the server to fill. */
  readonly threads: ThreadPage | null;
}

/** Some of an article's comments on a page of their own, for reading without JavaScript. */
export function CommentPage({ page, pagesPath, threads }: Props) {
  const state = initialState(page, threads);
  const view = viewOf(state);
  const shared = { state, view, dispatch: () => undefined, connection: null, writer: null, pagesPath };
  return (
    <ConversationProvider value={shared}>
      <section className={styles.area} aria-labelledby="comments-heading" data-comments>
        <header className={styles.header}>
          <h2 id="comments-heading">Earlier comments</h2>
          <p className={styles.count}>{commentCount(view.total)} in all</p>
        </header>
        <div className={styles.list}>
          {view.threads.length === 0 && <p>There are no earlier comments.</p>}
          <Threads threads={view.threads} />
          {view.hasOlder && <MoreButton of="older">Show more comments</MoreButton>}
        </div>
        <p>
          <a href={`${page}#comments-heading`}>The newest comments, and writing one</a>
        </p>
      </section>
    </ConversationProvider>
  );
}
