import { defineProjects } from '#site/project.ts';

/** The apps on the home page, in this order. */
export const projects = defineProjects([
  {
    title: 'Travel blog builder',
    subtitle: 'React, Firebase, Cloud Storage',
    description:
      'Several people write one journey together: pages, pictures and a route on a map. The hard part was two people editing one paragraph; now each paragraph is a document of its own, so nobody loses a word.',
    image: 'travel-blog',
    app: { name: 'travel-blog', example: 'travel-blog' },
  },
  {
    title: 'Digital business card',
    subtitle: 'HTML, CSS, React',
    description:
      'One link instead of a drawer of paper: photo, links and a contact file that a phone saves in one tap. The file was the hard part, because phones disagree on how to store a name.',
    image: 'business-card',
    app: { name: 'business-card', example: 'business-card' },
  },
  {
    title: 'Upvote/downvote mini forum',
    subtitle: 'React, Redux Toolkit, Firebase',
    description:
      'A small clone of a big forum: post, vote, sort by votes. A vote shows at once and is taken back if the database refuses it, which is most of the code.',
    image: 'mini-forum',
    app: { name: 'mini-forum', example: '09-votes' },
  },
  {
    title: 'Reading list and journal',
    subtitle: 'MongoDB, Express, React, Node.js',
    description:
      'What you want to read, what you are reading, and what you thought of it, page by page. Books that you read twice were the hard part: a note belongs to one reading, so last winter’s opinion stays beside this year’s.',
    image: 'reading-journal',
    app: { name: 'reading-list', example: 'reading-list' },
  },
  {
    title: 'Personal task manager',
    subtitle: 'MongoDB, Express, React, Node.js',
    description:
      'To do, in progress, done: one table decides which buttons a card shows in each column. The hard part was what happens in a hurry: double clicks, lost answers, two open tabs.',
    image: 'task-manager',
    app: { name: 'task-manager', example: '04-mern-crud' },
  },
  {
    title: 'Custom comment section',
    subtitle: 'React, Firebase',
    description:
      'Threads, replies, edits and deletes for any page, with one form open at a time. The hard part was to keep what people type until the server has it. It grew into the comments under the articles here.',
    image: 'comment-section',
    app: { name: 'comment-section', example: '05-comment-section' },
  },
  {
    title: 'Author website with printable pages',
    subtitle: 'React, react-to-print, CSS',
    description:
      'A children’s author wanted coloring sheets that come out of the printer right. One component draws a sheet on the screen and on paper, in portrait, without the website around it, in every browser her readers use.',
    image: 'author-website',
    app: { name: 'author-site', example: '06-printable-component' },
  },
  {
    title: 'User authentication with password reset',
    subtitle: 'React, Firebase Authentication',
    description:
      'Sign-up, sign-in and a password reset that a tired person gets through. Most of the work was the error messages: each says what to do next, and none reveals who has an account.',
    image: 'password-reset',
    app: { name: 'authentication', example: '07-firebase-auth' },
  },
  {
    title: 'Image upload and display',
    subtitle: 'React, Cloud Storage for Firebase',
    description:
      'Choose pictures, preview them, watch them upload. Size and type are checked twice: in the browser, to help people, and in the storage rules, which nobody can skip.',
    image: 'image-upload',
    app: { name: 'image-storage', example: '08-image-storage' },
  },
  {
    title: 'Toggle upvote and downvote',
    subtitle: 'React, Firebase',
    description:
      'One person, one vote, and a second press takes it back. Two arrays and one transaction keep the count right when a hundred people press at once.',
    image: 'vote-toggle',
    app: { name: 'toggle-vote', example: 'toggle-vote' },
  },
]);
