import { defineSkills } from '#site/project.ts';

/** The parts list on the home page, in this order. A new skill may use any of these drawings, or one of its own. */
export const skills = defineSkills([
  { name: 'HTML', image: 'part-1' },
  { name: 'CSS', image: 'part-2' },
  { name: 'JavaScript', image: 'part-3' },
  { name: 'React', image: 'part-4' },
  { name: 'Firebase', image: 'part-5' },
  { name: 'Node.js', image: 'part-6' },
  { name: 'Express', image: 'part-7' },
  { name: 'MongoDB', image: 'part-8' },
  { name: 'RESTful APIs', image: 'part-9' },
  { name: 'Redux Toolkit', image: 'part-10' },
]);
