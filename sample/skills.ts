import { defineSkills } from '#site/project.ts';

/** The parts list on the home page, in this order, each with what proves it. A new skill may use any of these drawings, or one of its own. */
export const skills = defineSkills([
  {
    name: 'HTML',
    image: 'angle-brackets',
    proof: { words: 'A bill splitter without a framework', link: '/blogpost2' },
  },
  {
    name: 'CSS',
    image: 'sheets',
    proof: { words: 'Coloring sheets that print right', link: '/apps/author-site' },
  },
  {
    name: 'JavaScript',
    image: 'cog',
    proof: { words: 'A contact that phones save in one tap', link: '/apps/business-card' },
  },
  {
    name: 'React',
    image: 'gyroscope',
    proof: { words: 'Several people edit at once', link: '/apps/travel-blog' },
  },
  {
    name: 'Firebase',
    image: 'burner',
    proof: { words: 'Rules that refuse forged requests', link: '/blogpost5' },
  },
  {
    name: 'Node.js',
    image: 'belt-drive',
    proof: { words: 'From empty folder to deployment', link: '/blogpost4#deploy-it' },
  },
  {
    name: 'Express',
    image: 'selector',
    proof: { words: 'Every failure gets its own answer', link: '/blogpost4#explain-every-failure' },
  },
  {
    name: 'MongoDB',
    image: 'drum',
    proof: { words: 'Reading a book twice, with two opinions', link: '/apps/reading-list' },
  },
  {
    name: 'RESTful APIs',
    image: 'plug',
    proof: { words: 'Retries never store a task twice', link: '/blogpost4#make-a-second-attempt-harmless' },
  },
  {
    name: 'Redux Toolkit',
    image: 'ratchet',
    proof: { words: 'Votes that show at once', link: '/apps/mini-forum' },
  },
]);
