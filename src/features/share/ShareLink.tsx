import { Button, ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { article as words } from '#language';
import type { SiteConfig } from '#site/config.ts';
import styles from './ShareLink.module.css';

interface ShareLinksProps extends Omit<Shared, 'microblog'> {
  readonly microblog: SiteConfig['microblog'];
}

/** Ways to pass an article on. The link works without JavaScript; the buttons come with it, and the last where the system can share. */
export function ShareLinks({ microblog, ...shared }: ShareLinksProps) {
  return (
    <>
      {microblog && <ShareLink {...shared} microblog={microblog} />}
      <Button tone="quiet" className={styles.copy} data-copies={words.copied} data-press={words.linkIsAbove}>
        {words.copyLink}
      </Button>
      <Button tone="quiet" className={styles.system} data-system-share="">
        {words.shareElsewhere}
      </Button>
    </>
  );
}

/** Shares an article. A plain link to a new tab; with share-window.ts on the page, a small window. */
export function ShareLink(shared: Shared) {
  return (
    <ButtonLink href={shareUrl(shared)} target="_blank" rel="noopener" data-share="">
      <Icon name="share" size={20} />
      {words.share}
    </ButtonLink>
  );
}

interface Shared {
  readonly title: string;
  /** The article's own path: '/blogpost3'. */
  readonly path: string;
  readonly host: string;
  readonly microblog: NonNullable<SiteConfig['microblog']>;
}

/**
 * The microblog's page for writing a post, filled in.
 * Parameters: https://docs.x.com/x-for-websites/post-button/guides/web-intent
 */
export function shareUrl({ title, path, host, microblog }: Shared): string {
  const url = new URL('https://x.com/intent/post');
  const { account, hashtags, related } = microblog;
  url.searchParams.set('url', new URL(path, host).href);
  url.searchParams.set('text', title);
  url.searchParams.set('via', account);
  if (hashtags.length > 0) url.searchParams.set('hashtags', hashtags.join(','));
  // The account to suggest after sharing is the author's, unless the owner names others.
  url.searchParams.set('related', (related.length > 0 ? related : [account]).join(','));
  return url.href;
}
