import { Drawing } from '#design/Drawing.tsx';
import { home as words } from '#language';
import type { Skill } from '#site/project.ts';
import { Section } from './Section.tsx';
import styles from './Skills.module.css';

/** The skills as a parts list: the name of each, with a small drawing if it has one. */
export function Skills({ title, skills }: { readonly title: string; readonly skills: readonly Skill[] }) {
  if (skills.length === 0) return null;
  return (
    <Section id="skills" title={title} aside={words.partsList}>
      <ol className={styles.parts}>
        {skills.map(({ name, image }) => (
          <li key={name}>
            {image && <Drawing name={image} />}
            <strong>{name}</strong>
          </li>
        ))}
      </ol>
    </Section>
  );
}
