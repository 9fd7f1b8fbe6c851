import { Drawing } from '#design/Drawing.tsx';
import type { Skill } from '#site/project.ts';
import { Section } from './Section.tsx';
import styles from './Skills.module.css';

/** The parts list: each part with its own small drawing. */
export function Skills({ skills }: { readonly skills: readonly Skill[] }) {
  return (
    <Section id="skills" title="Skills & Technologies" aside="parts list">
      <ol className={styles.parts}>
        {skills.map(({ name, image }) => (
          <li key={name}>
            <Drawing name={image} />
            <strong>{name}</strong>
          </li>
        ))}
      </ol>
    </Section>
  );
}
