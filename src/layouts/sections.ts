import { projects } from '#content/projects.ts';
import { skills } from '#content/skills.ts';
import { publishedArticles } from '#site/published-articles.ts';
import site from '#site-config';

export interface Sections {
  readonly projects: boolean;
  readonly skills: boolean;
  readonly posts: boolean;
}

export async function homeSections(): Promise<Sections> {
  const articles = await publishedArticles(site);
  return { projects: projects.length > 0, skills: skills.length > 0, posts: articles.length > 0 };
}
