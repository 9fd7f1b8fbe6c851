import { Drawing } from '#design/Drawing.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { home as words } from '#language';
import type { Skill } from '#site/project.ts';
import { Section } from './Section.tsx';
import styles from './Skills.module.css';

/** The skills as a parts list: the name of each, with a small drawing and what proves it, if it has them. */
export function Skills({ title, skills }: { readonly title: string; readonly skills: readonly Skill[] }) {
  if (skills.length === 0) return null;
  return (
    <Section id="skills" title={title} aside={words.partsList}>
      <ol role="list" className={styles.parts}>
        {skills.map(({ name, image, proof }) => (
          <li key={name}>
            {image && <Drawing name={image} />}
            <strong>{name}</strong> {proof && <TextLink href={proof.link}>{proof.words}</TextLink>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
