import { defineSkills } from '#site/project.ts';

/** The parts list on the home page, in this order. */
export const skills = defineSkills([
  'HTML',
  'CSS',
  'JavaScript',
  'React',
  'Firebase',
  'Node.js',
  'Express',
  'MongoDB',
  'RESTful APIs',
  'Redux Toolkit',
]);
