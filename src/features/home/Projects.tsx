import { Drawing } from '#design/Drawing.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import type { Project } from '#site/project.ts';
import styles from './Projects.module.css';
import { Section } from './Section.tsx';

interface ProjectsProps {
  readonly projects: readonly Project[];
  readonly codeProfile: string;
}

/** Ten figures in a rhythm of sizes: the first and the seventh are large cards. */
export function Projects({ projects, codeProfile }: ProjectsProps) {
  return (
    <Section id="projects" title="Apps I've Built" aside={<TextLink href={codeProfile}>All code</TextLink>}>
      <ol className={styles.cards}>
        {projects.map((project, index) => (
          <li key={project.title} className={styles.cell}>
            <article className={styles.card}>
              <div className={styles.figure}>
                <Drawing name={project.image} />
              </div>
              <div className={styles.words}>
                <p className="caption">
                  Fig. {index + 1}
                  <span className="hidden-visually">: </span>
                  <span>{project.subtitle}</span>
                </p>
                <h3>{project.title}</h3>
                <p className={styles.description}>{project.description}</p>
                <a href={project.link} className={styles.open}>
                  Open the app<span className="hidden-visually">: {project.title} (another site)</span>
                  <Icon name="external" size={16} />
                </a>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </Section>
  );
}
