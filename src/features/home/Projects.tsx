import { Illustration } from '#design/Illustration.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { home as words } from '#language';
import type { Picture } from '#site/content/pictures.ts';
import type { Project } from '#site/project.ts';
import styles from './Projects.module.css';
import { Section } from './Section.tsx';

interface ShownProject extends Omit<Project, 'image' | 'app' | 'link'> {
  readonly link?: string | undefined;
  /** The name of its drawing, or its picture. */
  readonly illustration?: string | Picture | undefined;
}

interface ProjectsProps {
  readonly title: string;
  readonly projects: readonly ShownProject[];
  readonly codeProfile: string | undefined;
}

/** Whether a card takes two of the three columns, so that the rows come out full and begin with something large. */
function isLarge(index: number, count: number): boolean {
  const second = count === 4 ? 3 : 6;
  return (index === 0 && count % 3 > 0) || (index === second && count % 3 === 1);
}

/** The apps as figures, in a rhythm of sizes. */
export function Projects({ title, projects, codeProfile }: ProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <Section
      id="projects"
      title={title}
      aside={codeProfile && <TextLink href={codeProfile}>{words.allCode}</TextLink>}
    >
      <ol className={styles.cards}>
        {projects.map((project, index) => {
          const large = isLarge(index, projects.length);
          return (
            <li key={project.title} className={large ? styles.large : undefined}>
              <Card project={project} number={index + 1} width={large ? '48rem' : '27rem'} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

interface CardProps {
  readonly project: ShownProject;
  readonly number: number;
  /** Of its picture, on a wide screen. */
  readonly width: string;
}

function Card({ project, number, width }: CardProps) {
  const { title, subtitle, description, illustration, alt, link } = project;
  return (
    <article className={styles.card}>
      {illustration && (
        <div className={styles.figure}>
          <Illustration of={illustration} alt={alt} sizes={`(width < 62rem) 92vw, ${width}`} />
        </div>
      )}
      <div className={styles.words}>
        {(illustration || subtitle) && (
          <p className="caption">
            {illustration && words.figure(number)}
            {illustration && subtitle && <span className="hidden-visually">{': '}</span>}
            {subtitle && <span>{subtitle}</span>}
          </p>
        )}
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        {link && (
          <a href={link} target="_blank" className={styles.open} rel="noopener">
            {words.openApp}
            <span className="hidden-visually">{`: ${title}`}</span>
          </a>
        )}
      </div>
    </article>
  );
}
