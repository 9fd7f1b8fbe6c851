import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { ScrollTable } from '#design/ui/ScrollTable.tsx';
import { comments as commentWords, moderation, tag, views as words } from '#language';
import { parseJson } from '#lib/parse.ts';
import { request } from '#lib/request.ts';
import { daysShown, type RecentViews, recentViewsSchema, sum } from './model.ts';
import styles from './Views.module.css';

type Props = Readonly<{ titles: Readonly<Record<string, string>> }>;

const loadingMs = 15_000;

/** What was read in the last 30 days, for the owner. */
export function Views({ titles }: Props) {
  const [views, setViews] = useState<RecentViews | 'loading' | 'failed'>('loading');
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(async () => {
    setViews('loading');
    const outcome = await request('/api/views', { timeoutMs: loadingMs });
    const loaded = outcome.ok ? parseJson(recentViewsSchema, outcome.value.text) : null;
    setViews(loaded ?? 'failed');
  }, []);
  useEffect(() => void load(), [load]);
  const loadAgain = () => {
    // The button goes away.
    heading.current?.focus();
    void load();
  };
  return (
    <section className={styles.section} aria-labelledby="views">
      <h2 id="views" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className={styles.hint}>{words.hint}</p>
      {views === 'loading' && <p>{commentWords.loadingMore}</p>}
      {views === 'failed' && (
        <>
          <p role="alert">{moderation.unreachable}</p>
          <Button onClick={loadAgain}>{commentWords.tryAgain}</Button>
        </>
      )}
      {typeof views === 'object' && <Tables views={views} titles={titles} />}
    </section>
  );
}

function Tables({ views, titles }: Props & { readonly views: RecentViews }) {
  const { days, counts, pages, referrers } = views;
  if (pages.length === 0) return <p>{words.none(daysShown)}</p>;
  return (
    <>
      <ScrollTable data-title={words.byPage(daysShown)}>
        <caption>{words.byPage(daysShown)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.page}</th>
            <th scope="col">{words.heading}</th>
            <th scope="col">{words.today}</th>
            <th scope="col">{words.byDay}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words.allPages} days={days} counts={counts} />
          {pages.map(({ path, counts: ofPage }) => (
            <Row key={path} name={<a href={path}>{titles[path] ?? path}</a>} days={days} counts={ofPage} />
          ))}
        </tbody>
      </ScrollTable>
      {referrers.length > 0 && (
        <ScrollTable data-title={words.byReferrer(daysShown)}>
          <caption>{words.byReferrer(daysShown)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.site}</th>
              <th scope="col">{words.heading}</th>
            </tr>
          </thead>
          <tbody>
            {referrers.map(({ host, count }) => (
              <tr key={host}>
                {/* Not a link: anyone can send a name here. */}
                <th scope="row">
                  <bdi>{host}</bdi>
                </th>
                <td>{count.toLocaleString(tag)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </>
  );
}

interface RowProps extends Pick<RecentViews, 'days' | 'counts'> {
  readonly name: ReactNode;
}

function Row({ name, days, counts }: RowProps) {
  const most = Math.max(1, ...counts);
  const day = (index: number) =>
    new Date(days[index] ?? '').toLocaleDateString(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const text = (count: number, index: number) => `${day(index)}: ${count.toLocaleString(tag)}`;
  const label = counts.flatMap((count, index) => (count > 0 ? [text(count, index)] : [])).join(', ');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{sum(counts).toLocaleString(tag)}</td>
      <td>{(counts.at(-1) ?? 0).toLocaleString(tag)}</td>
      <td>
        <svg className={styles.bars} viewBox={`0 0 ${counts.length * 4} 24`} role="img" aria-label={label}>
          {counts.map((count, index) => {
            const height = (count / most) * 24;
            return (
              <rect key={days[index]} x={index * 4} y={24 - height} width="3" height={height} aria-hidden>
                <title>{text(count, index)}</title>
              </rect>
            );
          })}
        </svg>
      </td>
    </tr>
  );
}
