import { expect, test } from 'vitest';
import { projects } from '#content/projects.ts';
import { defineProjects, defineSkills, type Skill } from './project.ts';

test('skills keep their order, and each the drawing that it names', () => {
  const skills = [
    { name: 'Rust', image: 'selector' },
    { name: 'HTML', image: 'angle-brackets' },
    { name: 'Go', image: 'selector' },
  ];
  expect(defineSkills(skills)).toEqual(skills);
});

test('a project with an address that is not https stops the build, with a sentence that says which', () => {
  const [first] = projects;
  if (!first) throw new Error('no project');
  expect(() => defineProjects([first, { ...first, link: 'http://travel.example' }])).toThrow(
    'projects.ts needs a correction:\n  project 2, link: must be a full address that begins with https://',
  );
});

test('a skill without its drawing stops the build, with a sentence that shows how one is written', () => {
  // What an owner may write, whatever the types say.
  const list = ['TypeScript', { name: 'Rust' }] as unknown as Skill[];
  expect(() => defineSkills(list)).toThrow(
    /skill 1: must be like \{ name: 'HTML', image: 'angle-brackets' \}\n {2}skill 2, image: must name its drawing/,
  );
});
