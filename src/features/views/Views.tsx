import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { ScrollTable } from '#design/ui/ScrollTable.tsx';
import { comments as commentWords, moderation, tag, views as words } from '#language';
import { parseJson } from '#lib/parse.ts';
import { request } from '#lib/request.ts';
import { daysShown, type RecentViews, recentViewsSchema, sum } from './model.ts';
import styles from './Views.module.css';

interface Props {
  readonly titles: Readonly<Record<string, string>>;
}

const loadingMs = 15_000;

/** What was read in the last 30 days, for the owner. */
export function Views({ titles }: Props) {
  /** Null when they could not be loaded. */
  const [views, setViews] = useState<RecentViews | null>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(async () => {
    setViews(undefined);
    const outcome = await request('/api/views', { timeoutMs: loadingMs });
    setViews(outcome.ok ? parseJson(recentViewsSchema, outcome.value.text) : null);
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
      {views === undefined && <p role="status">{commentWords.loadingMore}</p>}
      {views === null && (
        <>
          <p role="alert">{moderation.unreachable}</p>
          <Button onClick={loadAgain}>{commentWords.tryAgain}</Button>
        </>
      )}
      {views && (views.pages.length > 0 ? <Tables {...{ views, titles }} /> : <p>{words.none(daysShown)}</p>)}
    </section>
  );
}

const Tables = ({
  views: { days, counts, pages, referrers },
  titles,
}: Props & { readonly views: RecentViews }) => (
  <>
    <ScrollTable data-title={words.byPage(daysShown)}>
      <caption>{words.byPage(daysShown)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.page}</th>
          <th scope="col">{words.total}</th>
          <th scope="col">{words.today}</th>
          <th scope="col">{words.byDay}</th>
        </tr>
      </thead>
      <tbody>
        <Row name={words.allPages} {...{ days, counts }} />
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
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {referrers.map(({ host, count }) => (
            <tr key={host}>
              {/* Not a link: anyone can send a name here. */}
              <td>
                <bdi>{host}</bdi>
              </td>
              <td>{count.toLocaleString(tag)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    )}
  </>
);

interface RowProps extends Pick<RecentViews, 'days' | 'counts'> {
  readonly name: React.ReactNode;
}

function Row({ name, days, counts }: RowProps) {
  const most = Math.max(1, ...counts);
  const day = (index: number) =>
    new Date(days[index] ?? '').toLocaleDateString(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const text = (count: number, index: number) => `${day(index)}: ${count.toLocaleString(tag)}`;
  const label = counts.flatMap((count, index) => (count > 0 ? [text(count, index)] : [])).join(', ');
  return (
    <tr>
      <td>{name}</td>
      <td>{sum(counts).toLocaleString(tag)}</td>
      <td>{(counts.at(-1) ?? 0).toLocaleString(tag)}</td>
      <td>
        <svg className={styles.bars} viewBox={`0 0 ${counts.length * 4} 24`} role="img" aria-label={label}>
          {counts.map((count, index) => {
            const height = (count / most) * 24;
            return (
              <rect key={days[index]} x={index * 4} y={24 - height} width="3" height={height}>
                <title>{text(count, index)}</title>
              </rect>
            );
          })}
        </svg>
      </td>
    </tr>
  );
}
