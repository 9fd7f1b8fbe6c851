import { Illustration } from '#design/Illustration.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { home as words } from '#language';
import type { Picture } from '#site/content/pictures.ts';
import type { Project } from '#site/project.ts';
import styles from './Projects.module.css';
import { Section } from './Section.tsx';

interface ShownProject extends Omit<Project, 'image' | 'app'> {
  /** The name of its drawing, or its picture. */
  readonly illustration?: string | Picture | undefined;
}

interface ProjectsProps {
  readonly title: string;
  readonly projects: readonly ShownProject[];
  readonly codeProfile: string | undefined;
}

/** The apps as figures: the first three large, the others as rows. */
export function Projects({ title, projects, codeProfile }: ProjectsProps) {
  if (projects.length === 0) return null;
  const code = codeProfile && (
    <TextLink href={codeProfile} className="tap-target">
      {words.allCode}
    </TextLink>
  );
  return (
    <Section id="projects" title={title} aside={code}>
      <ol role="list" className={styles.cards}>
        {projects.map((project, index) => (
          <li key={project.title}>
            <Card project={project} number={index + 1} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Card({ project, number }: { readonly project: ShownProject; readonly number: number }) {
  const { title, subtitle, description, illustration, alt, client, link, page } = project;
  const caption = [illustration && words.figure(number), subtitle].filter(Boolean).join(' · ');
  return (
    <article className={styles.card}>
      {illustration && (
        <div className={styles.figure}>
          <Illustration of={illustration} alt={alt} sizes="(width < 46rem) 92vw, 44rem" />
        </div>
      )}
      <div className={styles.words}>
        {caption && <p className="caption">{caption}</p>}
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        {client && (
          <blockquote>
            <q>{client.words}</q> <cite>{client.name}</cite>
          </blockquote>
        )}
        {link && (
          <a href={link} target="_blank" className={`tap-target ${styles.open}`} rel="noopener">
            {words.openApp}
            <span className="hidden-visually">{`: ${title}`}</span>
          </a>
        )}{' '}
        {page && (
          <a href={page} className={`tap-target ${styles.case}`}>
            {words.howItWasMade}
            <span className="hidden-visually">{`: ${title}`}</span>
          </a>
        )}
      </div>
    </article>
  );
}
