import { defineSkills } from '#site/project.ts';

/** The parts list on the home page, in this order. A new skill may use any of these drawings, or one of its own. */
export const skills = defineSkills([
  { name: 'HTML', image: 'angle-brackets' },
  { name: 'CSS', image: 'sheets' },
  { name: 'JavaScript', image: 'cog' },
  { name: 'React', image: 'gyroscope' },
  { name: 'Firebase', image: 'burner' },
  { name: 'Node.js', image: 'belt-drive' },
  { name: 'Express', image: 'selector' },
  { name: 'MongoDB', image: 'drum' },
  { name: 'RESTful APIs', image: 'plug' },
  { name: 'Redux Toolkit', image: 'ratchet' },
]);
