// Every word of the interface, in English. Another language is a copy of this file with the same names: a build lists the missing
// ones. What the owner writes (articles, projects, the home page) is in their own tree, and what the owner reads (commands,
// logs, the documentation) is English everywhere.

/** For `<html lang>`, and for how dates and numbers are written. */
export const tag = 'en';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export const layout = {
  skip: 'Skip to the content',
  navigation: 'Main',
  projects: 'Past Work',
  skills: 'Skills',
  posts: 'Blog Posts',
  contact: 'Contact Me',
  elsewhere: 'Elsewhere',
  footerPosts: 'Blog posts',
  feed: 'Feed',
  code: 'Code',
  profile: 'Profile',
  feedTitle: (owner: string) => `Articles by ${owner}`,
  imageAlt: (title: string) => `A title card with a drawing: ${title}`,
  theme: 'Dark theme',
  failedPart: 'This part could not be loaded. Reload the page when you have a connection.',
  /** Screen readers say these two after the name of a link. */
  newTab: '(new tab)',
  otherSite: '(another site)',
  /** People never see this field. */
  honeypot: 'Leave this empty',
};

export const search = {
  label: 'Search the articles',
  buttonTitle: 'Search the articles (Ctrl+K)',
  close: 'Close',
  hint: 'Type what you are looking for, or choose an article or app.',
  searching: 'Searching',
  found: (count: number, term: string, shown: number) =>
    shown < count
      ? `The best ${shown} of ${count} results for “${term}”.`
      : `${count === 0 ? 'No results' : counted(count, 'result')} for “${term}”.`,
  failed: 'The search can’t be reached right now. Check your connection and try again.',
  offline: 'You are offline, and the search has not been loaded yet. It works when you are back online.',
};

export const notFound = {
  title: 'Page not found',
  caption: 'Part 404',
  heading: 'This part is missing from the parts list',
  explanation:
    'The address may be mistyped, or the page may have moved. The home page links to everything on this site.',
  home: 'Go to the home page',
};

export const offline = {
  title: 'You are offline',
  caption: 'No connection',
  explanation:
    'Your browser has no copy of the page that you opened. You can read it when you are back online.',
  kept: 'You can read these now',
  newer: 'This page has a newer version.',
  reload: 'Reload',
};

export const home = {
  /** Of the home page, in the browser and in search results. */
  title: (owner: string, role: string) => `${owner} · ${role}`,
  /** The name of one of the owner's three parts, in the drawing. */
  part: (name: string) => name.toLowerCase(),
  /** What its drawing shows: the names of the owner's three parts are those of the upper layers. */
  drawing: ([first, second, third]: readonly string[]) =>
    `An app taken apart in four layers. At the top, what you touch: ${first}. Then what you see: ${second}. Then how it decides: ${third}. All of it rests on its data.`,
  allCode: 'All my code',
  figure: (number: number) => `Fig. ${number}`,
  openApp: 'Open the app',
  howItWasMade: 'How it was made',
  partsList: 'parts list',
  reachMe: 'Contact details',
};

/** A CV. */
export const resume = {
  work: 'Work',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  /** The end of what goes on: 2022–present. */
  today: 'present',
};

/** The frame around an app that is built with the site. */
export const app = {
  back: (owner: string) => `Apps by ${owner}`,
  about: 'About this app',
  source: 'Source code',
  opening: 'Opening the app…',
  noScript: 'This app runs in your browser and needs JavaScript.',
  failed:
    'The app could not be loaded, or has stopped. What you did in it is kept in this browser. Reload the page to continue.',
};

export const posts = {
  allTitle: 'All posts',
  all: (count: number) => `All ${count} posts`,
  allDescription: (owner: string) => `All articles by ${owner}.`,
  /** Other lists of posts. */
  more: 'More posts',
  yearTitle: (year: string) => `Posts from ${year}`,
  yearDescription: (owner: string, year: string) => `What ${owner} wrote in ${year}.`,
  allTags: 'All tags',
  allTagsDescription: (owner: string) => `The topics that ${owner} writes about.`,
  count: (count: number) => counted(count, 'post'),
  tagDescription: (owner: string, tag: string) => `What ${owner} wrote about ${tag}.`,
  minutes: (minutes: number) => `${minutes} min`,
  minutesToRead: (minutes: number) => `${minutes} min read`,
};

export const article = {
  by: 'By',
  updated: 'updated',
  share: 'Share on X',
  copyLink: 'Copy link',
  /** Where the browser has no clipboard. */
  linkIsAbove: 'Copy it from the address bar',
  shareElsewhere: 'Share…',
  contents: 'In this article',
  getInTouch: 'Get in touch',
  profile: 'Professional profile',
  others: 'Other articles',
  previous: 'Previous',
  next: 'Next',
  /** Of a series. */
  part: (number: number, count: number) => `Part ${number} of ${count}`,
  neighborParts: { previous: 'Previous part', next: 'Next part' },
  related: 'Related articles',
  nextInInbox: 'The next article in your inbox',
  sideNote: 'Side note',
  footnotes: 'Footnotes',
  /** `{reference}` is its number. */
  backToReference: 'Back to reference {reference}',
  /** In the article as plain text, in place of what only the page can show. */
  seeOnPage: 'See this part on the page',
  callouts: {
    note: 'Note',
    tip: 'Tip',
    mistake: 'A mistake I made',
    important: 'Important',
    warning: 'Careful',
    caution: 'Caution',
    checkpoint: 'Checkpoint',
  },
  playVideo: (title: string) => `Play ${title} (loads from YouTube)`,
  copy: 'Copy',
  copied: 'Copied',
  /** Where the browser can only select. Apple's devices show ⌘C in place of the keys. */
  pressKeys: 'Press Ctrl+C',
  codeOf: (name: string) => `Code: ${name}`,
  terminal: 'Terminal',
  /** For screen readers. A table before the first heading has no section. */
  table: (section: string | undefined) => (section === undefined ? 'Table' : `Table: ${section}`),
  plainText: 'Text',
  wholeFile: 'Whole file',
  wholeFileOf: (name: string) => `Whole file ${name}`,
  files: 'Files',
  filesOf: 'Files of',
  filesDescription: (title: string) => `Every file of ${title}, complete.`,
  exercise: '(exercise)',
  /** A link to the program at a checkpoint, as a zip file. */
  downloadSoFar: 'Download the program so far',
  downloadFinished: 'Download the program',
  /** 75 → 'about 1¼ hours to build' */
  timeToBuild: (minutes: number) => `about ${aboutHours(minutes)} to build`,
};

function aboutHours(minutes: number): string {
  const quarters = Math.round(minutes / 15);
  if (quarters < 4) return `${minutes} minutes`;
  if (quarters === 4) return 'an hour';
  return `${Math.floor(quarters / 4)}${['', '¼', '½', '¾'][quarters % 4]} hours`;
}

export const snippet = {
  theSnippet: 'The snippet',
  onHost: 'on gist.github.com',
  load: 'Load the snippet from gist.github.com',
  loading: 'Loading…',
  failed: 'The snippet could not be loaded. Follow the link below to read it, or try again later.',
};

export const map = {
  open: 'Open in Google Maps',
  show: 'Show the map',
  consequence: 'The map comes from Google, which then learns that you looked at this page.',
  titleOf: (address: string) => `Map: ${address}`,
};

export const contact = {
  form: 'Contact',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Message sent',
  suspected:
    'Nothing was sent, because it looked as if a bot had filled in the form. If you are human, press Send again.',
  textIsBack: 'Your text is back in the form, where you can change it and send it again.',
  problems: {
    offline: 'You are offline, so the message was not sent.',
    unreachable: 'The message was not sent: the mail service could not be reached.',
    timeout: 'The mail service did not answer within 15 seconds, so the message may not have arrived.',
    unknown: 'You left the page before the mail service answered, so this message may not have arrived.',
    'too-many':
      'The message was not sent: there were too many in a short time. Wait a minute before you send more.',
  },
  refused: (answer: string) => `The message was not sent. The mail service answered: ${answer}`,
  errorStatus: (status: number) => `error ${status}.`,
};

export const subscribe = {
  title: 'Email list',
  description: (owner: string) =>
    `Join ${owner}'s email list: an email when there is a new tutorial or app, and nothing else.`,
  imageTitle: 'Join my email list',
  form: 'Subscribe',
  heading: 'Join my email list for future updates!',
  promise: 'I write when there is a new tutorial or app. Every email has a link to unsubscribe.',
  done: 'Success!',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  submit: 'Subscribe',
  sending: 'sending...',
  suspected:
    'Nothing was sent, because it looked as if a bot had filled in the form. If you are human, press Subscribe again.',
  problems: {
    unreachable:
      'The list could not be reached, so nothing was sent. You may be offline, or a content blocker may be in the way.',
    timeout:
      'The list did not answer within 10 seconds, so you may not be subscribed. Try again in a moment.',
    unreadable: 'The list’s answer could not be read, so you may not be subscribed. Try again in a moment.',
  },
};

export const privacy = {
  title: 'Privacy policy',
  terms: 'Terms and conditions',
  cookies: 'Cookie policy',
  description: (owner: string) =>
    `What ${owner}'s site stores about you, why, for how long, and how to have it removed.`,
};

export const comments = {
  heading: 'Comments',
  count: (count: number) => counted(count, 'comment'),
  // Reading
  loading: 'Loading comments',
  noneYet: 'Be the first to comment',
  author: 'Author',
  by: (name: string, date: string) => `Comment by ${name}, ${date}`,
  /** For an account without a name that can be seen. */
  someone: 'Someone',
  deletedComment: 'Comment deleted',
  code: 'Code',
  showAll: 'Show all',
  showLess: 'Show less',
  showMore: 'Show more comments',
  showReplies: (count: number) => (count === 1 ? 'Show 1 more reply' : `Show ${count} more replies`),
  loadingMore: 'Loading',
  moreFailed: 'More comments can’t be reached right now. Check your connection and try again.',
  unread: (count: number) => counted(count, 'new comment'),
  showUnread: (count: number) => `Show ${counted(count, 'new comment')}`,
  offline: 'The connection is lost, so these comments may be out of date. The page reconnects by itself.',
  unreachable: 'The comments need a connection.',
  unreachableHint: 'They appear here when the connection is back.',
  linkedIsMissing: 'This comment has been deleted.',
  areaFailed: 'New comments and the form could not be loaded. Check your connection.',
  formFailed: 'The form could not be loaded. Check your connection.',
  reload: 'Reload the page',
  // Pages for readers without JavaScript
  noScript: 'Writing comments needs JavaScript, which is off in this browser.',
  pageTitle: (title: string) => `Comments on ${title}`,
  pageDescription: (title: string) => `What readers wrote about ${title}.`,
  pageHeading: 'Comments on',
  earlier: 'Earlier comments',
  countInAll: (count: number) => `${counted(count, 'comment')} in all`,
  noEarlier: 'There are no earlier comments.',
  newest: 'Read the newest comments, or write one',
  // Feeds
  feed: 'Atom feed of these comments',
  feedOfAll: (owner: string) => `Comments on articles by ${owner}`,
  feedEntry: (name: string, title: string) => `${name} on ${title}`,
  // Signing in and out
  invitation: 'Sign in with Google to add a comment',
  invitationToAll: 'Sign in to add a comment',
  signIn: 'Sign in with Google',
  signInWithGitHub: 'Sign in with GitHub',
  signInWithEmail: 'Sign in with email',
  signOut: 'Sign Out',
  signedInAs: 'Signed in as',
  signedOut: 'You have been signed out.',
  textIsKept: 'What you wrote is kept, and comes back when you sign in.',
  signOutFailed: 'Signing out did not work. Check your connection and try again.',
  mailReplies: 'Email me when someone replies',
  confirmAddress: 'Sign in again in the window that opens. Your address is then used for these emails only.',
  noAddress: 'The emails stay off, because you did not sign in again with the account that you comment with.',
  signOutWarning: 'Comments, drafts and deletions that are not sent yet would be lost. Sign out anyway?',
  popupBlocked:
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again. If you are inside another app, open this page in your browser.',
  // A provider may cut the tie to its window, so one that looks closed from here may still be open.
  popupClosed:
    'It looks as if the sign-in window was closed. If it is still open, finish there; otherwise try again.',
  domainNotAuthorized: 'Sign-in is not set up for this address. The owner of the site can allow it.',
  otherProvider:
    'You signed in with another provider before, with the same email address. Sign in with that one.',
  signInUnreachable: 'Sign-in can’t be reached right now. Check your connection and try again.',
  signInFailed: 'Sign-in did not work. Please try again.',
  // What a person can do with everything they wrote
  yourComments: 'Your comments',
  ownDataHint: 'Everything you wrote on this site, under all articles.',
  download: 'Download my comments',
  collecting: 'Collecting your comments',
  downloaded: (count: number) => `${counted(count, 'comment')} saved as my-comments.json.`,
  notDownloaded: 'Your comments were not downloaded.',
  deleteAll: 'Delete everything I wrote',
  counting: 'Counting your comments',
  confirmDeleteAll: (count: number) =>
    `This deletes your ${counted(count, 'comment')} on this site, and your drafts and unsent comments in this browser. It cannot be undone. Replies by others stay. Delete everything?`,
  leftToDelete: (left: number) => `Deleting: ${left} left`,
  deletedAll: 'Everything you wrote has been deleted.',
  nothingDeleted: 'Nothing was deleted.',
  partlyDeleted: (left: number) =>
    `${left} of your comments ${left === 1 ? 'is' : 'are'} left. Delete again to continue.`,
  // Writing
  yourComment: 'Your comment',
  yourReply: 'Your reply',
  editYours: 'Edit your comment',
  replyTo: 'To',
  post: 'Post',
  save: 'Save',
  cancel: 'Cancel',
  reply: 'Reply',
  like: 'Like',
  likeArticle: 'Like this article',
  likes: (count: number) => counted(count, 'like'),
  edit: 'Edit',
  delete: 'Delete',
  confirmDelete: 'Are you sure you want to delete comment?',
  undo: 'Undo',
  formatting: 'Formatting',
  formatHelp: '**bold** *italics* `code` >\u00a0quote -\u00a0list',
  bold: 'Bold',
  italics: 'Italics',
  link: 'Link',
  quote: 'Quote',
  list: 'List',
  preview: 'Preview',
  tooLong: 'Too many characters',
  atMostLeft: (count: number) => `At most ${count} characters left`,
  charactersLeft: (count: number) => `${counted(count, 'character')} left`,
  charactersTooMany: (count: number) => `${counted(count, 'character')} too many`,
  notKept: 'This browser can’t keep your text. Post it before you close the page.',
  newerText: 'This comment was changed elsewhere after you started editing. Saving replaces the newer text:',
  // What became of it
  saving: 'Saving',
  sending: 'Sending',
  waiting: 'Waiting for the network',
  limitedUntil: (time: string) =>
    `Too many comments in a short time. This one will be sent again at ${time}.`,
  waitingForSignIn:
    'Not sent yet: you have been signed out. Your text is kept and goes out when you sign in.',
  tryAgain: 'Try again',
  editText: 'Edit text',
  discard: 'Discard',
  posted: 'Your comment was posted.',
  held: 'Your comment will be published once the owner of this site approves it.',
  waitingForApproval: 'Waiting for approval. Only you and the owner of this site can see it.',
  changed: 'Your change was saved.',
  deleted: 'The comment was deleted.',
  canBeUndone: (seconds: number) => `Comment deleted. You can undo this for ${seconds} seconds.`,
  undone: 'The comment is back.',
  deletionWaits: 'Too many changes in a short time. The comment will be deleted in a moment.',
  deletionWaitsForSignIn: 'You have been signed out. This takes effect when you sign in.',
  discarded: 'The unsent comment was discarded.',
  editedIsGone: 'The comment that you were editing has been deleted. Your text is in the box for a new one.',
  // Refusals
  notSent: 'Not sent.',
  notSaved: 'Your change was not saved.',
  notDeleted: 'The comment was not deleted.',
  notLiked: 'Your like was not saved.',
  yourTextIsKept: 'Your text is kept.',
  accountRefused: 'This site does not take comments from this account.',
  notYours: 'Only the author of a comment may change it.',
  parentIsGone: 'The comment that this belongs to has been deleted.',
  cannotReach: 'The comments can’t be reached right now.',
  notAccepted: 'This text was not accepted.',
  tooMany: (seconds: number) => `Too many comments in a short time. Try again in ${duration(seconds)}.`,
  empty: 'Write something first.',
  bodyTooLong: (most: number) => `A comment can have at most ${most.toLocaleString(tag)} characters.`,
  idTaken: 'This id is already in use.',
  editAddsLinks: 'An edit can’t add more than two links. Post them in a new comment.',
  notFiled: 'This comment could not be stored. Send it again.',
  pageIsFull: 'This page is full, so it takes no more comments. Your text is kept.',
  takesNoComments: 'This article no longer takes comments. Your text is kept.',
};

/** What only the owner of the site sees: the page at /moderation, and buttons beside comments. */
export const moderation = {
  title: 'Moderation',
  description:
    'Where the owner of this site reads all comments, approves new ones, and decides who may comment.',
  signInAs: 'Sign in with the account of the site’s owner.',
  forOwner: 'This page is for the site’s owner.',
  otherAccount: 'Sign in with another account',
  noScript: 'This page needs JavaScript, which is off in this browser.',
  unreachable: 'This can’t be reached right now. Check your connection.',
  notDone: 'That did not work. Check your connection and try again.',
  // New people
  hold: 'Hold first comments of new people until approved',
  holdHint: 'A first comment with more than two links always waits.',
  waiting: (count: number) => `Waiting for approval (${count})`,
  holds: 'From now on, first comments by new people wait for approval.',
  holdsNot: 'First comments by new people no longer wait.',
  nothingWaits: 'Nothing waits for approval.',
  approve: 'Approve',
  approved: (name: string) => `The comment by ${name} is published.`,
  // Comments
  newest: 'Newest comments',
  sinceLastVisit: (count: number) => `${counted(count, 'new comment')} since your last visit`,
  isNew: 'New',
  search: 'Search in text and names',
  find: 'Search',
  searchHint: 'This searches the comments that are loaded. “Show more” loads more of them.',
  nothingFound: 'No comments match.',
  noneYet: 'There are no comments yet.',
  onlyBy: (name: string) => `Only comments by ${name}`,
  byAll: 'Comments by everyone',
  allBy: 'All by this person',
  on: 'on',
  more: 'Show more',
  deleteAll: 'Delete everything by this person',
  confirmDeleteAll: (name: string) => `Delete everything by ${name}, on all pages?`,
  deletingAll: (count: number, name: string) =>
    `${counted(count, 'comment')} by ${name} will be deleted in a moment.`,
  // People
  ban: 'Ban this person',
  confirmBan: (name: string) =>
    `Ban ${name} from commenting? What they wrote stays, and you can unban them at /moderation.`,
  banned: (name: string) => `${name} can no longer comment.`,
  unbanned: (name: string) => `${name} may comment again.`,
  isBanned: 'Banned.',
  bannedPeople: 'Banned people',
  nobodyBanned: 'Nobody is banned.',
  bannedSince: (date: string) => `since ${date}`,
  unban: 'Unban',
};

/** What only the owner sees at /moderation, where the server counts views. */
export const views = {
  heading: 'Views',
  hint: 'Counted on this server without cookies or scripts: views rather than people, without known bots. A day begins at midnight UTC.',
  none: (days: number) => `No page was viewed in the last ${days} days.`,
  byPage: (days: number) => `Views by page, last ${days} days`,
  page: 'Page',
  allPages: 'All pages',
  home: 'Home page',
  today: 'Today',
  byDay: 'By day',
  byReferrer: (days: number) => `Sites that led here, last ${days} days`,
  site: 'Site',
};

/** '1 second', '3 minutes', '22 hours': in the largest unit that fits, rounded up. */
function duration(seconds: number): string {
  const [size, unit] = seconds < 120 ? [1, 'second'] : seconds < 7200 ? [60, 'minute'] : [3600, 'hour'];
  return counted(Math.ceil(seconds / size), unit);
}

/** The pages and answers of the embedded server: sign-in windows, emails, and what forms show without JavaScript. */
export const server = {
  backToForm: 'Back to the form',
  findYourText: 'Go back to find your text in the form.',
  // Sign-in
  /** Shown of a person whose account has the owner's name. */
  notTheOwner: (owner: string) => `${owner} (reader)`,
  chooseAccount: 'Choose an account',
  owner: 'owner of this site',
  sampleAccounts:
    'These sample accounts are for trying out the site. On a published site, visitors sign in with their own accounts here.',
  needsToken: 'Open the link from your terminal',
  whereTokenIs:
    'This site has no Google client yet, so you sign in with sample accounts. They are only for the person who started the site: the terminal printed an address that ends in a token. Open the one from the latest start in this browser, then sign in again.',
  onlyOnThisMachine:
    'This site has no Google client yet, so signing in works only at the address that the terminal printed, not through a proxy or a tunnel. Close this window.',
  continue: 'Continue',
  signedIn: 'Signed in',
  signedInHeading: 'You are signed in. You can close this window.',
  notSignedIn: 'Not signed in',
  notSignedInHeading: 'You are not signed in.',
  signInProblems: {
    rate_limited: 'There were too many attempts from your network. Close this window, and try again later.',
    off: 'This is a preview of the site, and nobody can sign in to it. Close this window.',
    access_denied: 'Sign-in was canceled. Close this window.',
    unavailable:
      'Either the sign-in service did not respond as expected, or the site can’t save anything right now. Close this window, wait a minute, and try again.',
  },
  // Sign-in with a code by email
  emailSignInText:
    'You will get an email with a code to enter here. Nobody sees your address, and it is not stored.',
  emailLabel: 'Email address',
  codeNotSent:
    'The email could not be sent right now, so you are not signed in. Try again in a few minutes, or write to the owner of this site.',
  tooManyCodes: (minutes: number) =>
    `Too many emails were requested. Please try again in about ${aboutMinutes(minutes)}.`,
  codeExpired: 'The code has expired, or was asked for in another browser. Ask for a new one.',
  tooManyTries: 'Too many codes were tried. Ask for a new one.',
  enterCode: 'Enter the code',
  codeSent: 'Type in the code, or open the link in the email that was sent to',
  codeLabel: 'Code',
  wrongCode: 'This is not the code from the latest email. Check it, or ask for a new one.',
  nameHint:
    'Shown beside your comments. If you have signed in with this address before, leave it empty to keep your name.',
  nameNeeded: (most: number) =>
    `Choose a name to show beside your comments, with at most ${most} characters.`,
  ownersName: 'This name looks like that of the site’s owner. Choose another one.',
  signIn: 'Sign in',
  askForCodeAgain: 'Ask for a new code, or use another address',
  yourCode: 'Your code',
  codeForOtherBrowser: 'Type it into the window where you asked for it, and nowhere else.',
  codeMail: (mail: CodeMail) => ({
    subject: `${mail.code} is your code for ${mail.host}`,
    text: `To sign in at ${mail.host}, type this code into the window where you asked for it:

${mail.code}

Or open this link in the same browser, and press the button there:
${mail.link}

The code works once, within ${mail.minutes} minutes. If you did not ask for it, do nothing. Don't share it with anyone.

${mail.owner}
`,
  }),
  // Requests that can't be answered
  notSent: 'Not sent',
  requestTooLarge: 'This request is too large.',
  formUnreadable: 'This form could not be read.',
  notNow: 'Not available',
  notNowHeading: 'This did not work',
  notNowText:
    'The site can’t save anything right now. If you wrote something, go back to find it, and try again in a minute.',
  tooManyPages: 'Too many pages of comments were opened from your network. Try again in a minute.',
  // The contact form
  thanksForWriting: 'Thank you for writing.',
  messageNotSent: 'Message not sent',
  foreignForm: 'This form belongs to another site.',
  nameProblem: 'The name is missing, or longer than 200 characters.',
  emailProblem: 'The email address is missing or not valid.',
  messageProblem: 'The message is missing, or longer than 10,000 characters.',
  tooManyMessages: (seconds: number) => `Too many messages. Please try again in ${duration(seconds)}.`,
  inboxFull: (email: string) => `The inbox is full. Please write to ${email} instead.`,
  messageFrom: (name: string) => `Message from ${name}`,
  // The email list, whose answers are those of Mailchimp's forms
  notSubscribed: 'Not subscribed',
  foreignList: 'This list belongs to another site.',
  onTheList: 'Thank you. You are on the list.',
  confirmByMail:
    'Almost there: if this address is new, an email with a link is on its way. Open the link to join the list.',
  tooManySignUps: (minutes: number) =>
    `Too many subscribe attempts. Please try again in about ${aboutMinutes(minutes)}.`,
  // The pages behind the links in its emails
  join: 'Join the email list',
  joinHeading: 'Join the email list?',
  joinText: (owner: string) => `${owner} will write to you about new tutorials and apps.`,
  confirm: 'Confirm',
  joined: 'You are on the list',
  joinedText: 'Thank you for joining. The email that brought you here also has a link to leave the list.',
  expired: 'This link no longer works',
  expiredText:
    'It has expired, or part of it is missing, so nothing was changed. To join the list, sign up again.',
  toForm: 'Go to the form',
  leave: 'Leave the email list',
  leaveHeading: 'Leave the email list?',
  leaveText: (owner: string) => `Your address and your name will be deleted from ${owner}’s list.`,
  unsubscribe: 'Unsubscribe',
  left: 'You are off the list',
  leftText: 'Your address and your name have been deleted.',
  notListed: 'Not on the list',
  notListedText:
    'This link does not belong to any address on the list. If you still get email from the list, tell me through the contact form.',
  toContact: 'Go to the contact form',
  // Mail about replies, and the page behind the link in it
  stopReplyMails: 'Stop these emails',
  stopReplyMailsHeading: 'Stop emails about replies?',
  stopReplyMailsText: 'Your address will be deleted. Your comments stay.',
  replyMailsStopped: 'No more emails about replies',
  replyMailsStoppedText: 'Your address has been deleted. You can turn the emails on again below any article.',
  brokenStopLink:
    'Part of it is missing, so nothing was changed. If the emails continue, tell me through the contact form.',
  repliesMail: (mail: CommentMail & { readonly owner: string; readonly stop: string }) => ({
    subject: `${mail.count === 1 ? 'A new reply' : `${mail.count} new replies`} to “${mail.title}”`,
    text: `New replies in a conversation that you took part in, on “${mail.title}”:

${mail.quotes}${mail.more > 0 ? `\n… and ${mail.more} more.\n` : ''}
To answer, open a link above: replies to this email reach only ${mail.owner}.
You get at most one of these emails an hour per conversation. To stop all of them, open this link:
${mail.stop}

${mail.owner}
`,
  }),
  waitsForApproval: 'It is waiting for your approval:',
  newCommentsMail: (mail: CommentMail & { readonly address: string }) => ({
    subject: `${mail.count === 1 ? 'A new comment' : `${mail.count} new comments`} on ${new URL(mail.address).host}`,
    text: `${mail.quotes}${mail.more > 0 ? `\n… and ${mail.more} more.\n` : ''}`,
  }),
  // The emails of the list
  whyThisEmail: (host: string) => `You get this email because you joined the list at ${host}.`,
  readOnSite: 'Read it on the site',
  confirmMail: (mail: ListMail & { readonly confirm: string; readonly days: number }) => ({
    subject: `Confirm that you want to join ${mail.owner}'s email list`,
    text: `Someone, hopefully you, entered this address for the email list at ${mail.address}.

To join the list, open this link and press the button:
${mail.confirm}

If it wasn't you, do nothing. You are not on the list, and your address is deleted after ${mail.days} days. To delete it now, use this link:
${mail.unsubscribe}

${mail.owner}
`,
  }),
  alreadyListedMail: (mail: ListMail) => ({
    subject: `You are already on ${mail.owner}'s email list`,
    text: `Someone, probably you, entered this address for the email list at ${mail.address}.
The address is already on the list, so nothing has changed.

To leave the list, open this link and press the button:
${mail.unsubscribe}

${mail.owner}
`,
  }),
};

/** What emails about comments say: the article's title, and the comments, the first of them quoted with links. */
interface CommentMail {
  readonly title: string;
  readonly quotes: string;
  readonly count: number;
  /** How many of them are not quoted. */
  readonly more: number;
}

/** What the emails of the list say: the owner's name, the address of the site, and the links. */
interface ListMail {
  readonly owner: string;
  readonly address: string;
  readonly unsubscribe: string;
}

/** What the email with a code says: the owner's name, the host of the site, and the link that types the code in. */
interface CodeMail {
  readonly owner: string;
  readonly host: string;
  readonly code: string;
  readonly link: string;
  readonly minutes: number;
}

const aboutMinutes = (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`);
