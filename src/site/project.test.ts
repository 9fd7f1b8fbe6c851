import { expect, test } from 'vitest';
import { defineProjects, defineSkills, type Skill } from './project.ts';

test('skills keep their order, and each the drawing that it names', () => {
  const skills = [
    { name: 'Rust', image: 'selector' },
    { name: 'HTML', image: 'angle-brackets' },
    { name: 'Go', image: 'selector' },
  ];
  expect(defineSkills(skills)).toEqual(skills);
});

test('the proof of a skill is a page of the site or a secure address', () => {
  const proven = (link: string) => defineSkills([{ name: 'Rust', proof: { words: 'A parser', link } }]);
  expect(proven('/blogpost4')).toHaveLength(1);
  expect(() => proven('blogpost4')).toThrow('skill 1, proof, link: must be a page of the site');
});

test('a skill that is only a word stops the build, with a sentence that shows how one is written', () => {
  // An owner may ignore the types.
  const list = [{ name: 'Rust' }, 'TypeScript'] as unknown as Skill[];
  expect(() => defineSkills(list)).toThrow(
    "skills.ts needs a correction:\n  skill 2: must be like { name: 'HTML', image: 'angle-brackets' }",
  );
});

test('a project is a title and a description; its picture needs words for those who cannot see it', () => {
  const bare = {
    title: 'Shop',
    description: 'A shop for the bicycles of one town, with a calendar for repairs.',
  };
  const shown = { ...bare, image: './shop.png' };
  expect(defineProjects([bare, { ...bare, image: 'drum' }])).toHaveLength(2);
  expect(defineProjects([{ ...shown, alt: 'The calendar of a week' }])).toHaveLength(1);
  expect(() => defineProjects([shown])).toThrow('project 1, alt: is missing; say what the picture shows');
});

test('a project is built with the site or leads elsewhere, not both', () => {
  const app = { name: 'travel-blog', example: 'travel-blog' };
  const built = {
    title: 'Trips',
    description: 'Days, places and pictures of a journey, on a drawn map that several people share.',
    app,
  };
  expect(defineProjects([built])).toEqual([built]);
  expect(() => defineProjects([{ ...built, link: 'https://trips.example' }])).toThrow(
    'project 1, link: leads away from the app that is built with the site; leave one of the two out',
  );
  expect(() => defineProjects([built, { ...built, title: 'Again' }])).toThrow(
    'project 2, app, name: is the address of project 1: give one of them another name',
  );
  expect(() => defineProjects([{ ...built, app: { ...app, name: 'Travel Blog' } }])).toThrow(
    "project 1, app, name: must be small letters and digits with hyphens, like 'task-manager'",
  );
});
