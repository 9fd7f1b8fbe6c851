import { Button, ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { article as words } from '#language';
import type { SiteConfig } from '#site/config.ts';
import styles from './ShareLink.module.css';

interface ShareLinksProps {
  readonly title: string;
  readonly address: string;
  readonly microblog: SiteConfig['microblog'];
}

/** Ways to pass an article on. The link works without JavaScript; share-window.ts opens it in a small window. */
export function ShareLinks({ title, address, microblog }: ShareLinksProps) {
  return (
    <>
      {microblog && (
        <ButtonLink href={shareUrl(title, address, microblog)} target="_blank" rel="noopener" data-share="">
          <Icon name="share" size={20} />
          {words.share}
        </ButtonLink>
      )}{' '}
      <Button tone="quiet" className={styles.copy} data-copies={words.copied} data-press={words.linkIsAbove}>
        {words.copyLink}
      </Button>{' '}
      <Button tone="quiet" className={styles.system} data-system-share="">
        {words.shareElsewhere}
      </Button>
    </>
  );
}

/** The microblog's page for writing a post, filled in: https://docs.x.com/x-for-websites/post-button/guides/web-intent */
export function shareUrl(
  title: string,
  address: string,
  { account, hashtags, related }: NonNullable<SiteConfig['microblog']>,
): string {
  const url = new URL('https://x.com/intent/post');
  url.searchParams.set('url', address);
  url.searchParams.set('text', title);
  url.searchParams.set('via', account);
  if (hashtags.length > 0) url.searchParams.set('hashtags', hashtags.join(','));
  // The account to suggest after sharing is the author's, unless the owner names others.
  url.searchParams.set('related', (related.length > 0 ? related : [account]).join(','));
  return url.href;
}
