import { defineProjects } from '#site/project.ts';

/** The apps on the home page, in this order. */
export const projects = defineProjects([
  {
    title: 'Travel blog builder',
    subtitle: 'React, Firebase, Cloud Storage',
    description:
      'Friends write about one trip together. Each paragraph is stored on its own, so nobody loses a word.',
    image: 'travel-blog',
    client: {
      words: 'We wrote it on three phones, on the train, and nothing went missing.',
      name: 'Ida, traveler',
    },
    page: '/work/travel-blog',
    app: { name: 'travel-blog', example: 'travel-blog' },
  },
  {
    title: 'Digital business card',
    subtitle: 'HTML, CSS, React',
    description: 'One link instead of a drawer of paper, with a contact that phones save in one tap.',
    image: 'business-card',
    client: { words: 'People save my number while we are still talking.', name: 'Jonas, carpenter' },
    page: '/work/business-card',
    app: { name: 'business-card', example: 'business-card' },
  },
  {
    title: 'Upvote/downvote mini forum',
    subtitle: 'React, Redux Toolkit, Firebase',
    description:
      'A small clone of a big forum. A vote shows at once and is taken back if the database refuses it, which is most of the code.',
    image: 'mini-forum',
    client: {
      words: 'Nobody asks me anymore whether their vote counted.',
      name: 'Mara, forum owner',
    },
    page: '/work/mini-forum',
    app: { name: 'mini-forum', example: '09-votes' },
  },
  {
    title: 'Reading list and journal',
    subtitle: 'MongoDB, Express, React, Node.js',
    description: 'What you read, and what you thought of it. A book that you read twice keeps both opinions.',
    image: 'reading-journal',
    app: { name: 'reading-list', example: 'reading-list' },
  },
  {
    title: 'Personal task manager',
    subtitle: 'MongoDB, Express, React, Node.js',
    description: 'To do, in progress, done. Double clicks, lost answers and two open tabs do no harm.',
    image: 'task-manager',
    app: { name: 'task-manager', example: '04-mern-crud' },
  },
  {
    title: 'Custom comment section',
    subtitle: 'React, Firebase',
    description: 'Threads, replies and edits for any page. What people type is kept until the server has it.',
    image: 'comment-section',
    app: { name: 'comment-section', example: '05-comment-section' },
  },
  {
    title: 'Author website with printable pages',
    subtitle: 'React, react-to-print, CSS',
    description: 'Coloring sheets that print right, without the website around them.',
    image: 'author-website',
    app: { name: 'author-site', example: '06-printable-component' },
  },
  {
    title: 'User authentication with password reset',
    subtitle: 'React, Firebase Authentication',
    description: 'A password reset for tired people, which doesn’t reveal who has an account.',
    image: 'password-reset',
    app: { name: 'authentication', example: '07-firebase-auth' },
  },
  {
    title: 'Image upload and display',
    subtitle: 'React, Cloud Storage for Firebase',
    description: 'Choose pictures and watch them upload. Location data is removed from each photo.',
    image: 'image-upload',
    app: { name: 'image-storage', example: '08-image-storage' },
  },
  {
    title: 'Toggle upvote and downvote',
    subtitle: 'React, Firebase',
    description: 'One vote per person. The count stays right when a hundred people press at once.',
    image: 'vote-toggle',
    app: { name: 'toggle-vote', example: 'toggle-vote' },
  },
]);
