import type { PropsWithChildren, ReactNode } from 'react';
import { resume as words } from '#language';
import { checkedResume } from '#site/resume.ts';
import styles from './Resume.module.css';

/** A CV from JSON Resume, which prints on one sheet. */
export function Resume({ of }: { readonly of: unknown }) {
  const { basics, work, education, skills, languages } = checkedResume(of);
  return (
    <div className={styles.resume}>
      <p>
        <strong>{basics.label}</strong>
        {basics.email && <a href={`mailto:${basics.email}`}>{basics.email}</a>}
      </p>
      <p>{basics.summary}</p>
      <Part title={words.work}>
        {work.map(({ name, position, summary, highlights, ...period }) => (
          <Entry key={name + period.startDate} when={years(period)} title={`${position}, ${name}`}>
            {summary}
            {highlights.length > 0 && (
              <ul>
                {highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            )}
          </Entry>
        ))}
      </Part>
      <Part title={words.education}>
        {education.map(({ institution, area, studyType, ...period }) => (
          <Entry
            key={institution + period.startDate}
            when={years(period)}
            title={[studyType, area].filter(Boolean).join(', ')}
          >
            {institution}
          </Entry>
        ))}
      </Part>
      <Part title={words.skills}>
        {skills.map(({ name, keywords }) => (
          <Entry key={name} when={name}>
            {keywords.join(', ')}
          </Entry>
        ))}
      </Part>
      <Part title={words.languages}>
        {languages.map(({ language, fluency }) => (
          <Entry key={language} when={language}>
            {fluency}
          </Entry>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

const Entry = ({ when, title, children }: PropsWithChildren<{ when: string; title?: string }>) => (
  <div>
    <dt>{when}</dt>
    <dd>
      {title && <strong>{title}</strong>}
      {children}
    </dd>
  </div>
);

const years = ({ startDate, endDate }: { startDate: string; endDate?: string | undefined }) =>
  `${startDate.slice(0, 4)}–${endDate?.slice(0, 4) ?? words.today}`;
