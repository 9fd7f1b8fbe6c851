import { expect, test } from 'vitest';
import { projects } from '#content/projects.ts';
import { skills } from '#content/skills.ts';
import { defineProjects } from './project.ts';

test('there are ten projects, each with a figure of its own', () => {
  expect(projects).toHaveLength(10);
  expect(new Set(projects.map(({ image }) => image)).size).toBe(10);
});

test('the skills are those of the specification, in order', () => {
  expect(skills.map(({ name }) => name).join(', ')).toBe(
    'HTML, CSS, JavaScript, React, Firebase, Node.js, Express, MongoDB, RESTful APIs, Redux Toolkit',
  );
});

test('a project with an address that is not https stops the build', () => {
  const [first] = projects;
  if (!first) throw new Error('no project');
  expect(() => defineProjects([{ ...first, link: 'http://travel.example' }])).toThrow();
});
