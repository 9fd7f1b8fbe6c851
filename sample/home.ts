import { defineHome } from '#site/home.ts';

/** What the home page says, in your words, and what links to it say. */
export const home = defineHome({
  role: 'Application developer, freelance',
  headline: 'I love to build apps that are helpful, fun, and easy to use',
  lead: 'Web apps for shops, clubs and authors, so clear that nobody opens the manual.',
  parts: [
    { name: 'Easy', words: 'Clear from the first tap, by thumb, mouse or keyboard.' },
    { name: 'Fun', words: 'Screens that people like coming back to.' },
    { name: 'Helpful', words: 'The right answer, and a clear message when there is none.' },
  ],
  person: 'portrait',
  about: { words: 'CV', link: '/about' },
  availability: 'Available from February, €680/day',
  firstWeek: {
    heading: 'What your first week looks like',
    steps: [
      { name: 'Monday: we talk', words: 'An hour on what you need, and for whom.' },
      { name: 'Wednesday: you click', words: 'A sketch in the browser, with your words in it.' },
      {
        name: 'Friday: you decide',
        words: 'A plan with a price for each part. Stop here, and you pay €1,360 for two days.',
      },
    ],
  },
  answer: 'I reply within one business day. Only I read this.',
  call: { words: 'Book a 20-minute call', link: 'https://calendar.example/robin' },
  rates: '€680 a day. A first version takes two to four weeks: €6,800 to €13,600.',
  // In place of the drawing: portrait: { image: './portrait.jpg', alt: 'Robin at a workbench' },
  buttons: { contact: 'Work With Me', projects: 'See My Past Work' },
  titles: {
    projects: "Apps I've Built",
    skills: 'Skills & Technologies',
    posts: 'Recent Blog Posts',
    contact: 'Tell me what you want to build',
  },
  description:
    'Robin Example builds apps that are helpful, fun, and easy to use, and shows how in tutorials.',
  shared: 'Apps that are helpful, fun, and easy to use',
});
