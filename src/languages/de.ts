import type { Language } from './language-file.ts';

// The interface in German. Readers are addressed as "du", and only where no neutral form is as short.

export const tag = 'de';

const counted = (count: number | string, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const commentCount = (count: number) => counted(count, 'Kommentar', 'Kommentare');

export const layout: Language['layout'] = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  projects: 'Projekte',
  skills: 'Kenntnisse',
  posts: 'Blog',
  contact: 'Kontakt',
  elsewhere: 'Anderswo',
  footerPosts: 'Blog',
  feed: 'Feed',
  code: 'Code',
  profile: 'Profil',
  feedTitle: (owner) => `Artikel von ${owner}`,
  imageAlt: (title) => `Titelkarte mit einer Zeichnung: ${title}`,
  theme: 'Dunkles Design',
  failedPart: 'Dieser Teil konnte nicht geladen werden. Lade die Seite neu, sobald du eine Verbindung hast.',
  newTab: '(neuer Tab)',
  otherSite: '(andere Website)',
  honeypot: 'Bitte leer lassen',
};

export const search: Language['search'] = {
  label: 'Artikel durchsuchen',
  buttonTitle: 'Artikel durchsuchen (Strg+K)',
  close: 'Schließen',
  hint: 'Gib einen Suchbegriff ein, oder wähle einen Artikel oder eine App aus.',
  searching: 'Suche läuft',
  found: (count, term, shown) =>
    shown < count
      ? `Die ${shown} besten von ${count} Treffern für „${term}“.`
      : `${count === 0 ? 'Keine' : count} Treffer für „${term}“.`,
  failed: 'Die Suche ist gerade nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  offline:
    'Du bist offline, und die Suche wurde noch nicht geladen. Sie funktioniert, sobald du wieder online bist.',
};

export const notFound: Language['notFound'] = {
  title: 'Seite nicht gefunden',
  caption: 'Teil 404',
  heading: 'Dieses Teil fehlt in der Stückliste',
  explanation:
    'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. Von der Startseite aus ist alles zu erreichen.',
  home: 'Zur Startseite',
};

export const offline: Language['offline'] = {
  title: 'Du bist offline',
  caption: 'Keine Verbindung',
  explanation:
    'Dein Browser hat die aufgerufene Seite nicht gespeichert. Du kannst sie lesen, sobald du wieder online bist.',
  kept: 'Das kannst du jetzt lesen',
  newer: 'Es gibt eine neuere Version dieser Seite.',
  reload: 'Neu laden',
};

export const home: Language['home'] = {
  title: (owner, role) => `${owner} · ${role}`,
  // Unchanged: nouns keep their capital.
  part: (name) => name,
  drawing: ([first, second, third]) =>
    `Eine App, in vier Schichten zerlegt. Ganz oben, was man berührt: ${first}. Dann, was man sieht: ${second}. Dann, wie sie entscheidet: ${third}. Alles ruht auf ihren Daten.`,
  allCode: 'Gesamter Code',
  figure: (number) => `Abb.\u00a0${number}`,
  openApp: 'App öffnen',
  howItWasMade: 'So ist sie entstanden',
  partsList: 'Stückliste',
  reachMe: 'So erreichst du mich',
};

export const resume: Language['resume'] = {
  work: 'Berufserfahrung',
  education: 'Ausbildung',
  skills: 'Kenntnisse',
  languages: 'Sprachen',
  today: 'heute',
};

export const app: Language['app'] = {
  back: (owner) => `Apps von ${owner}`,
  about: 'Über diese App',
  source: 'Quellcode',
  opening: 'App wird geöffnet\u00a0…',
  noScript: 'Diese App läuft in deinem Browser und braucht JavaScript.',
  failed:
    'Die App konnte nicht geladen werden oder ist abgestürzt. Was du darin gemacht hast, ist in diesem Browser gespeichert. Lade die Seite neu, um weiterzumachen.',
};

export const posts: Language['posts'] = {
  allTitle: 'Alle Artikel',
  all: (count) => `Alle ${count} Artikel`,
  allDescription: (owner) => `Alles, was ${owner} geschrieben hat.`,
  more: 'Weitere Artikel',
  yearTitle: (year) => `Artikel aus ${year}`,
  yearDescription: (owner, year) => `Was ${owner} ${year} geschrieben hat.`,
  allTags: 'Alle Themen',
  allTagsDescription: (owner) => `Worüber ${owner} schreibt.`,
  count: (count) => `${count} Artikel`,
  tagDescription: (owner, tag) => `Was ${owner} zum Thema ${tag} geschrieben hat.`,
  minutes: (minutes) => `${minutes}\u00a0Min.`,
  minutesToRead: (minutes) => `${minutes}\u00a0Min. Lesezeit`,
};

export const article: Language['article'] = {
  by: 'Von',
  updated: 'aktualisiert am',
  share: 'Auf X teilen',
  copyLink: 'Link kopieren',
  linkIsAbove: 'Aus der Adresszeile kopieren',
  shareElsewhere: 'Teilen\u00a0…',
  contents: 'In diesem Artikel',
  getInTouch: 'Kontakt aufnehmen',
  profile: 'Berufliches Profil',
  others: 'Weitere Artikel',
  previous: 'Vorheriger',
  next: 'Nächster',
  /** Of a series. */
  part: (number, count) => `Teil ${number} von ${count}`,
  neighborParts: { previous: 'Vorheriger Teil', next: 'Nächster Teil' },
  related: 'Verwandte Artikel',
  nextInInbox: 'Der nächste Artikel per E-Mail',
  sideNote: 'Randnotiz',
  footnotes: 'Fußnoten',
  backToReference: 'Zurück zu Verweis {reference}',
  seeOnPage: 'Diesen Teil auf der Seite ansehen',
  callouts: {
    note: 'Hinweis',
    tip: 'Tipp',
    mistake: 'Ein Fehler von mir',
    important: 'Wichtig',
    warning: 'Achtung',
    caution: 'Vorsicht',
    checkpoint: 'Zwischenstand',
  },
  playVideo: (title) => `${title} abspielen (wird von YouTube geladen)`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  pressKeys: 'Kopieren mit Strg+C',
  codeOf: (name) => `Code: ${name}`,
  terminal: 'Terminal',
  table: (section) => (section === undefined ? 'Tabelle' : `Tabelle: ${section}`),
  plainText: 'Text',
  wholeFile: 'Ganze Datei',
  wholeFileOf: (name) => `Ganze Datei ${name}`,
  files: 'Dateien',
  // The article's title follows, as a link.
  filesOf: 'Dateien zu',
  filesDescription: (title) => `Alle Dateien zu „${title}“, vollständig.`,
  exercise: '(Übung)',
  downloadSoFar: 'Programm bis hierher herunterladen',
  downloadFinished: 'Programm herunterladen',
  timeToBuild: (minutes) => `etwa ${aboutHours(minutes)} zum Nachbauen`,
};

function aboutHours(minutes: number): string {
  const quarters = Math.round(minutes / 15);
  if (quarters < 4) return `${minutes}\u00a0Minuten`;
  if (quarters === 4) return 'eine Stunde';
  return `${Math.floor(quarters / 4)}${['', '¼', '½', '¾'][quarters % 4]}\u00a0Stunden`;
}

export const snippet: Language['snippet'] = {
  theSnippet: 'Das Snippet',
  onHost: 'auf gist.github.com',
  load: 'Snippet von gist.github.com laden',
  loading: 'Wird geladen\u00a0…',
  failed:
    'Das Snippet konnte nicht geladen werden. Lies es unter dem Link darunter, oder versuche es später noch einmal.',
};

export const map: Language['map'] = {
  open: 'In Google Maps öffnen',
  show: 'Karte anzeigen',
  consequence: 'Die Karte kommt von Google. Google erfährt dadurch, dass du diese Seite besuchst.',
  titleOf: (address) => `Karte: ${address}`,
};

export const contact: Language['contact'] = {
  form: 'Kontakt',
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  send: 'Senden',
  sending: 'Wird gesendet\u00a0…',
  sent: 'Nachricht gesendet',
  suspected:
    'Es wurde nichts gesendet, weil das Formular so aussah, als hätte es ein Programm ausgefüllt. Wenn du ein Mensch bist, drücke noch einmal auf „Senden“.',
  textIsBack: 'Dein Text steht wieder im Formular. Dort kannst du ihn ändern und noch einmal senden.',
  problems: {
    offline: 'Du bist offline, deshalb wurde die Nachricht nicht gesendet.',
    unreachable: 'Die Nachricht wurde nicht gesendet: Der Maildienst war nicht erreichbar.',
    timeout:
      'Der Maildienst hat nicht innerhalb von 15 Sekunden geantwortet. Vielleicht ist die Nachricht nicht angekommen.',
    unknown:
      'Du hast die Seite verlassen, bevor der Maildienst geantwortet hat. Vielleicht ist diese Nachricht nicht angekommen.',
    'too-many':
      'Die Nachricht wurde nicht gesendet: Es waren zu viele in kurzer Zeit. Warte eine Minute, bevor du weitere sendest.',
  },
  refused: (answer) => `Die Nachricht wurde nicht gesendet. Die Antwort des Maildienstes lautet: ${answer}`,
  errorStatus: (status) => `Fehler ${status}.`,
};

export const subscribe: Language['subscribe'] = {
  title: 'Newsletter',
  description: (owner) =>
    `Der Newsletter von ${owner}: neue Tutorials und Apps, wenn es welche gibt, und sonst nichts.`,
  imageTitle: 'Abonniere meinen Newsletter',
  form: 'Newsletter abonnieren',
  heading: 'Abonniere meinen Newsletter und bleib auf dem Laufenden!',
  promise: 'Neue Tutorials und Apps, wenn es welche gibt, und in jeder E-Mail ein Link zum Abbestellen.',
  done: 'Geschafft!',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  submit: 'Abonnieren',
  sending: 'Wird gesendet\u00a0…',
  suspected:
    'Es wurde nichts gesendet, weil das Formular so aussah, als hätte es ein Programm ausgefüllt. Wenn du ein Mensch bist, drücke noch einmal auf „Abonnieren“.',
  problems: {
    unreachable:
      'Der Newsletter-Dienst war nicht erreichbar, deshalb wurde nichts gesendet. Vielleicht bist du offline, oder ein Inhaltsblocker ist im Weg.',
    timeout:
      'Der Newsletter-Dienst hat nicht innerhalb von 10 Sekunden geantwortet. Vielleicht hat die Anmeldung nicht geklappt. Versuche es gleich noch einmal.',
    unreadable:
      'Die Antwort des Newsletter-Dienstes war unverständlich. Vielleicht hat die Anmeldung nicht geklappt. Versuche es gleich noch einmal.',
  },
};

export const privacy: Language['privacy'] = {
  title: 'Datenschutzerklärung',
  terms: 'Nutzungsbedingungen',
  cookies: 'Cookie-Richtlinie',
  description: (owner) =>
    `Was die Website von ${owner} über dich speichert, warum, wie lange und wie du es löschen lassen kannst.`,
};

export const comments: Language['comments'] = {
  heading: 'Kommentare',
  count: commentCount,
  // Reading
  loading: 'Kommentare werden geladen',
  noneYet: 'Schreib den ersten Kommentar',
  author: 'Autor/in',
  by: (name, date) => `Kommentar von ${name}, ${date}`,
  someone: 'Jemand',
  deletedComment: 'Kommentar gelöscht',
  code: 'Code',
  showAll: 'Alles anzeigen',
  showLess: 'Weniger anzeigen',
  showMore: 'Weitere Kommentare anzeigen',
  showReplies: (count) =>
    count === 1 ? 'Eine weitere Antwort anzeigen' : `${count} weitere Antworten anzeigen`,
  loadingMore: 'Wird geladen',
  moreFailed:
    'Weitere Kommentare sind gerade nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  unread: (count) => counted(count, 'neuer Kommentar', 'neue Kommentare'),
  showUnread: (count) => `${counted(count, 'neuen Kommentar', 'neue Kommentare')} anzeigen`,
  offline:
    'Die Verbindung ist unterbrochen. Diese Kommentare sind vielleicht nicht mehr aktuell. Die Seite verbindet sich von selbst wieder.',
  unreachable: 'Für die Kommentare ist eine Internetverbindung nötig.',
  unreachableHint: 'Sie erscheinen hier, sobald die Verbindung wieder steht.',
  linkedIsMissing: 'Dieser Kommentar wurde gelöscht.',
  areaFailed: 'Neue Kommentare und das Formular konnten nicht geladen werden. Prüfe deine Verbindung.',
  formFailed: 'Das Formular konnte nicht geladen werden. Prüfe deine Verbindung.',
  reload: 'Seite neu laden',
  // Pages for readers without JavaScript
  noScript: 'Zum Kommentieren ist JavaScript nötig, das in diesem Browser ausgeschaltet ist.',
  pageTitle: (title) => `Kommentare zu „${title}“`,
  pageDescription: (title) => `Was andere zu „${title}“ geschrieben haben.`,
  // The article's title follows, as a link.
  pageHeading: 'Kommentare zu',
  earlier: 'Ältere Kommentare',
  countInAll: (count) => `Insgesamt ${commentCount(count)}`,
  noEarlier: 'Es gibt keine älteren Kommentare.',
  newest: 'Die neuesten Kommentare lesen oder selbst einen schreiben',
  // Feeds
  feed: 'Atom-Feed dieser Kommentare',
  feedOfAll: (owner) => `Kommentare zu Artikeln von ${owner}`,
  feedEntry: (name, title) => `${name} zu „${title}“`,
  // Signing in and out
  invitation: 'Melde dich über Google an, um zu kommentieren',
  invitationToAll: 'Melde dich an, um zu kommentieren',
  signIn: 'Über Google anmelden',
  signInWithGitHub: 'Über GitHub anmelden',
  signInWithEmail: 'Per E-Mail anmelden',
  signOut: 'Abmelden',
  signedInAs: 'Angemeldet als',
  signedOut: 'Du wurdest abgemeldet.',
  textIsKept: 'Dein Text bleibt erhalten und ist wieder da, sobald du dich anmeldest.',
  signOutFailed: 'Das Abmelden hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.',
  mailReplies: 'Bei Antworten eine E-Mail erhalten',
  confirmAddress:
    'Melde dich in dem Fenster, das sich öffnet, noch einmal an. Deine Adresse wird dann nur für diese E-Mails verwendet.',
  noAddress:
    'Die E-Mails bleiben ausgeschaltet, weil du dich nicht noch einmal mit dem Konto angemeldet hast, mit dem du kommentierst.',
  signOutWarning:
    'Noch nicht gesendete Kommentare, Entwürfe und Löschungen würden verloren gehen. Trotzdem abmelden?',
  popupBlocked:
    'Dein Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Website und versuche es noch einmal. Wenn du in einer anderen App bist, öffne diese Seite in deinem Browser.',
  popupClosed:
    'Das Anmeldefenster wurde anscheinend geschlossen. Falls es noch offen ist, schließe die Anmeldung dort ab. Versuche es sonst noch einmal.',
  domainNotAuthorized:
    'Die Anmeldung ist für diese Adresse nicht eingerichtet. Wer die Website betreibt, kann sie freischalten.',
  otherProvider:
    'Mit dieser E-Mail-Adresse hast du dich früher bei einem anderen Anbieter angemeldet. Melde dich wieder dort an.',
  signInUnreachable:
    'Die Anmeldung ist gerade nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  signInFailed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
  // What a person can do with everything they wrote
  yourComments: 'Deine Kommentare',
  ownDataHint: 'Alles, was du hier unter allen Artikeln geschrieben hast.',
  download: 'Meine Kommentare herunterladen',
  collecting: 'Deine Kommentare werden gesammelt',
  downloaded: (count) => `${commentCount(count)} als my-comments.json gespeichert.`,
  notDownloaded: 'Deine Kommentare wurden nicht heruntergeladen.',
  deleteAll: 'Alles löschen, was ich geschrieben habe',
  counting: 'Deine Kommentare werden gezählt',
  confirmDeleteAll: (count) =>
    `${count === 1 ? 'Dein Kommentar' : `Deine ${count} Kommentare`} auf dieser Website sowie deine Entwürfe und nicht gesendeten Kommentare in diesem Browser werden gelöscht. Das lässt sich nicht rückgängig machen. Antworten von anderen bleiben. Alles löschen?`,
  leftToDelete: (left) => `Wird gelöscht: noch ${left}`,
  deletedAll: 'Alles, was du geschrieben hast, ist gelöscht.',
  nothingDeleted: 'Es wurde nichts gelöscht.',
  partlyDeleted: (left) =>
    `${left === 1 ? '1 Kommentar von dir ist' : `${left} Kommentare von dir sind`} noch da. Lösche noch einmal, um fortzufahren.`,
  // Writing
  yourComment: 'Dein Kommentar',
  yourReply: 'Deine Antwort',
  editYours: 'Deinen Kommentar bearbeiten',
  replyTo: 'An',
  post: 'Senden',
  save: 'Speichern',
  cancel: 'Abbrechen',
  reply: 'Antworten',
  like: 'Gefällt mir',
  likeArticle: 'Dieser Artikel gefällt mir',
  likes: (count) => `${count}-mal „Gefällt mir“`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  confirmDelete: 'Möchtest du diesen Kommentar wirklich löschen?',
  undo: 'Rückgängig',
  formatting: 'Formatierung',
  formatHelp: '**fett** *kursiv* `Code` >\u00a0Zitat -\u00a0Liste',
  bold: 'Fett',
  italics: 'Kursiv',
  link: 'Link',
  quote: 'Zitat',
  list: 'Liste',
  preview: 'Vorschau',
  tooLong: 'Zu viele Zeichen',
  atMostLeft: (count) => `Noch höchstens ${count} Zeichen`,
  charactersLeft: (count) => `Noch ${count} Zeichen`,
  charactersTooMany: (count) => `${count} Zeichen zu viel`,
  notKept:
    'Dieser Browser kann deinen Text nicht speichern. Sende den Kommentar ab, bevor du die Seite schließt.',
  newerText:
    'Dieser Kommentar wurde anderswo geändert, während du ihn bearbeitet hast. Beim Speichern wird der neuere Text ersetzt:',
  // What became of it
  saving: 'Wird gespeichert',
  sending: 'Wird gesendet',
  waiting: 'Wartet auf die Verbindung',
  limitedUntil: (time) => `Zu viele Kommentare in kurzer Zeit. Dieser wird um ${time} noch einmal gesendet.`,
  waitingForSignIn:
    'Noch nicht gesendet: Du wurdest abgemeldet. Dein Text bleibt erhalten und wird gesendet, sobald du dich anmeldest.',
  tryAgain: 'Erneut versuchen',
  editText: 'Text bearbeiten',
  discard: 'Verwerfen',
  posted: 'Dein Kommentar ist veröffentlicht.',
  held: 'Dein Kommentar wird veröffentlicht, sobald er freigegeben ist.',
  waitingForApproval: 'Wartet auf Freigabe. Nur du und die Moderation können ihn sehen.',
  changed: 'Deine Änderung ist gespeichert.',
  deleted: 'Der Kommentar ist gelöscht.',
  canBeUndone: (seconds) =>
    `Kommentar gelöscht. Du kannst das noch ${seconds} Sekunden lang rückgängig machen.`,
  undone: 'Der Kommentar ist wieder da.',
  deletionWaits: 'Zu viele Änderungen in kurzer Zeit. Der Kommentar wird gleich gelöscht.',
  deletionWaitsForSignIn: 'Du wurdest abgemeldet. Die Löschung wird wirksam, sobald du dich anmeldest.',
  discarded: 'Der nicht gesendete Kommentar ist verworfen.',
  editedIsGone:
    'Der Kommentar, den du bearbeitet hast, wurde gelöscht. Dein Text steht jetzt im Feld für einen neuen.',
  // Refusals
  notSent: 'Nicht gesendet.',
  notSaved: 'Deine Änderung ist nicht gespeichert.',
  notDeleted: 'Der Kommentar ist nicht gelöscht.',
  notLiked: 'Dein „Gefällt mir“ ist nicht gespeichert.',
  yourTextIsKept: 'Dein Text bleibt erhalten.',
  accountRefused: 'Diese Website nimmt von diesem Konto keine Kommentare an.',
  notYours: 'Einen Kommentar kann nur ändern, wer ihn geschrieben hat.',
  parentIsGone: 'Der Kommentar, zu dem dieser gehört, wurde gelöscht.',
  cannotReach: 'Die Kommentare sind gerade nicht erreichbar.',
  notAccepted: 'Dieser Text wurde nicht angenommen.',
  tooMany: (seconds) =>
    `Zu viele Kommentare in kurzer Zeit. Versuche es in ${duration(seconds)} noch einmal.`,
  empty: 'Schreib zuerst etwas.',
  bodyTooLong: (most) => `Ein Kommentar darf höchstens ${most.toLocaleString(tag)} Zeichen haben.`,
  idTaken: 'Diese ID ist schon vergeben.',
  editAddsLinks:
    'Beim Bearbeiten können höchstens zwei Links dazukommen. Schreib sie in einen neuen Kommentar.',
  notFiled: 'Dieser Kommentar konnte nicht gespeichert werden. Sende ihn noch einmal.',
  pageIsFull: 'Diese Seite ist voll und nimmt keine weiteren Kommentare an. Dein Text bleibt erhalten.',
  takesNoComments: 'Dieser Artikel nimmt keine Kommentare mehr an. Dein Text bleibt erhalten.',
};

export const moderation: Language['moderation'] = {
  title: 'Moderation',
  description:
    'Hier liest, wer diese Website betreibt, alle Kommentare, gibt neue frei und entscheidet, wer kommentieren darf.',
  signInAs: 'Melde dich mit dem Konto an, das die Kommentare dieser Website moderiert.',
  forOwner: 'Diese Seite ist nur für die Moderation.',
  otherAccount: 'Mit einem anderen Konto anmelden',
  noScript: 'Für diese Seite ist JavaScript nötig, das in diesem Browser ausgeschaltet ist.',
  unreachable: 'Das ist gerade nicht erreichbar. Prüfe deine Verbindung.',
  notDone: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.',
  // New people
  hold: 'Erste Kommentare neuer Personen bis zur Freigabe zurückhalten',
  holdHint: 'Ein erster Kommentar mit mehr als zwei Links wartet immer.',
  waiting: (count) => `Warten auf Freigabe (${count})`,
  holds: 'Ab jetzt warten erste Kommentare neuer Personen auf Freigabe.',
  holdsNot: 'Erste Kommentare neuer Personen warten nicht mehr.',
  nothingWaits: 'Nichts wartet auf Freigabe.',
  approve: 'Freigeben',
  approved: (name) => `Der Kommentar von ${name} ist veröffentlicht.`,
  // Comments
  newest: 'Neueste Kommentare',
  sinceLastVisit: (count) =>
    `${counted(count, 'neuer Kommentar', 'neue Kommentare')} seit deinem letzten Besuch`,
  isNew: 'Neu',
  search: 'In Texten und Namen suchen',
  find: 'Suchen',
  searchHint: 'Durchsucht werden die geladenen Kommentare. „Mehr anzeigen“ lädt weitere.',
  nothingFound: 'Keine passenden Kommentare.',
  noneYet: 'Es gibt noch keine Kommentare.',
  onlyBy: (name) => `Nur Kommentare von ${name}`,
  byAll: 'Kommentare von allen',
  allBy: 'Alle von dieser Person',
  // The article's title follows, as a link.
  on: 'zu',
  more: 'Mehr anzeigen',
  deleteAll: 'Alles von dieser Person löschen',
  confirmDeleteAll: (name) => `Alles von ${name} auf allen Seiten löschen?`,
  deletingAll: (count, name) =>
    `${commentCount(count)} von ${name} ${count === 1 ? 'wird' : 'werden'} gleich gelöscht.`,
  // People
  ban: 'Person sperren',
  confirmBan: (name) =>
    `${name} für Kommentare sperren? Bisherige Kommentare bleiben, und unter /moderation lässt sich die Sperre aufheben.`,
  banned: (name) => `${name} kann nicht mehr kommentieren.`,
  unbanned: (name) => `${name} kann wieder kommentieren.`,
  isBanned: 'Gesperrt.',
  bannedPeople: 'Gesperrte Personen',
  nobodyBanned: 'Niemand ist gesperrt.',
  bannedSince: (date) => `seit ${date}`,
  unban: 'Sperre aufheben',
};

export const views: Language['views'] = {
  heading: 'Aufrufe',
  hint: 'Auf diesem Server ohne Cookies und Skripte gezählt: Aufrufe, nicht Personen, ohne bekannte Bots. Ein Tag beginnt um Mitternacht UTC.',
  none: (days) => `In den letzten ${days} Tagen wurde keine Seite aufgerufen.`,
  byPage: (days) => `Aufrufe je Seite, letzte ${days} Tage`,
  page: 'Seite',
  allPages: 'Alle Seiten',
  home: 'Startseite',
  today: 'Heute',
  byDay: 'Nach Tag',
  byReferrer: (days) => `Websites, die hierher führten, letzte ${days} Tage`,
  site: 'Website',
};

// After 'in': 'in 3 Minuten'.
function duration(seconds: number): string {
  if (seconds < 120) return counted(Math.ceil(seconds), 'Sekunde', 'Sekunden');
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} Minuten`;
  return `${Math.ceil(seconds / 3600)} Stunden`;
}

export const server: Language['server'] = {
  backToForm: 'Zurück zum Formular',
  findYourText: 'Wenn du zurückgehst, findest du deinen Text im Formular.',
  // Sign-in
  notTheOwner: (owner) => `${owner} (Gast)`,
  chooseAccount: 'Konto auswählen',
  owner: 'betreibt diese Website',
  sampleAccounts:
    'Mit diesen Beispielkonten lässt sich die Website ausprobieren. Auf einer veröffentlichten Website meldet man sich hier mit dem eigenen Konto an.',
  needsToken: 'Öffne den Link aus deinem Terminal',
  whereTokenIs:
    'Diese Website hat noch keinen Google-Client, deshalb meldest du dich mit Beispielkonten an. Sie sind nur für die Person, die die Website gestartet hat: Im Terminal steht eine Adresse, die mit einem Token endet. Öffne die vom letzten Start in diesem Browser, und melde dich dann noch einmal an.',
  onlyOnThisMachine:
    'Diese Website hat noch keinen Google-Client. Die Anmeldung funktioniert deshalb nur unter der Adresse, die im Terminal steht, und nicht über einen Proxy oder Tunnel. Schließe dieses Fenster.',
  continue: 'Weiter',
  signedIn: 'Angemeldet',
  signedInHeading: 'Du bist angemeldet. Du kannst dieses Fenster schließen.',
  notSignedIn: 'Nicht angemeldet',
  notSignedInHeading: 'Du bist nicht angemeldet.',
  signInProblems: {
    rate_limited:
      'Aus deinem Netz kamen zu viele Versuche. Schließe dieses Fenster, und versuche es später noch einmal.',
    off: 'Dies ist eine Vorschau der Website, in der sich niemand anmelden kann. Schließe dieses Fenster.',
    access_denied: 'Die Anmeldung wurde abgebrochen. Schließe dieses Fenster.',
    unavailable:
      'Entweder hat der Anmeldedienst nicht wie erwartet geantwortet, oder die Website kann gerade nichts speichern. Schließe dieses Fenster, warte eine Minute und versuche es noch einmal.',
  },
  // Sign-in with a code by email
  emailSignInText:
    'Du bekommst eine E-Mail mit einem Code, den du hier eingibst. Niemand sieht deine Adresse, und sie wird nicht gespeichert.',
  emailLabel: 'E-Mail-Adresse',
  codeNotSent:
    'Die E-Mail konnte gerade nicht verschickt werden, du bist also nicht angemeldet. Versuche es in ein paar Minuten noch einmal, oder schreibe an die Person, die diese Website betreibt.',
  tooManyCodes: (minutes) =>
    `Es wurden zu viele E-Mails angefordert. Versuche es in etwa ${aboutMinutes(minutes)} noch einmal.`,
  codeExpired:
    'Der Code ist abgelaufen oder wurde in einem anderen Browser angefordert. Fordere einen neuen an.',
  tooManyTries: 'Es wurden zu viele Codes ausprobiert. Fordere einen neuen an.',
  enterCode: 'Code eingeben',
  codeSent: 'Gib den Code ein, oder öffne den Link in der E-Mail an',
  codeLabel: 'Code',
  wrongCode: 'Das ist nicht der Code aus der neuesten E-Mail. Prüfe ihn, oder fordere einen neuen an.',
  nameHint:
    'Er steht neben deinen Kommentaren. Wenn du dich mit dieser Adresse schon einmal angemeldet hast, lass das Feld leer, um deinen Namen zu behalten.',
  nameNeeded: (most) =>
    `Wähle einen Namen, der neben deinen Kommentaren steht, mit höchstens ${most} Zeichen.`,
  ownersName:
    'Dieser Name sieht aus wie der Name der Person, die diese Website betreibt. Wähle einen anderen.',
  signIn: 'Anmelden',
  askForCodeAgain: 'Neuen Code anfordern oder eine andere Adresse verwenden',
  yourCode: 'Dein Code',
  codeForOtherBrowser:
    'Gib ihn in dem Fenster ein, in dem du ihn angefordert hast, und auf keiner anderen Seite.',
  codeMail: (mail) => ({
    subject: `${mail.code} ist dein Code für ${mail.host}`,
    text: `Um dich bei ${mail.host} anzumelden, gib diesen Code in dem Fenster ein, in dem du ihn angefordert hast:

${mail.code}

Oder öffne diesen Link im selben Browser und drücke dort auf den Knopf:
${mail.link}

Der Code gilt einmal, innerhalb von ${mail.minutes} Minuten. Wenn du ihn nicht angefordert hast, musst du nichts tun. Gib ihn niemandem weiter.

${mail.owner}
`,
  }),
  // Requests that can't be answered
  notSent: 'Nicht gesendet',
  requestTooLarge: 'Diese Anfrage ist zu groß.',
  formUnreadable: 'Dieses Formular konnte nicht gelesen werden.',
  notNow: 'Nicht verfügbar',
  notNowHeading: 'Das hat nicht geklappt',
  notNowText:
    'Die Website kann gerade nichts speichern. Wenn du etwas geschrieben hast, gehe zurück, um es wiederzufinden, und versuche es in einer Minute noch einmal.',
  tooManyPages:
    'Aus deinem Netz wurden zu viele Kommentarseiten aufgerufen. Versuche es in einer Minute noch einmal.',
  // The contact form
  thanksForWriting: 'Danke für deine Nachricht.',
  messageNotSent: 'Nachricht nicht gesendet',
  foreignForm: 'Dieses Formular gehört zu einer anderen Website.',
  nameProblem: 'Der Name fehlt oder ist länger als 200 Zeichen.',
  emailProblem: 'Die E-Mail-Adresse fehlt oder ist ungültig.',
  messageProblem: 'Die Nachricht fehlt oder ist länger als 10.000 Zeichen.',
  tooManyMessages: (seconds) =>
    `Zu viele Nachrichten. Bitte versuche es in ${duration(seconds)} noch einmal.`,
  inboxFull: (email) => `Das Postfach ist voll. Bitte schreib stattdessen an ${email}.`,
  messageFrom: (name) => `Nachricht von ${name}`,
  // The email list
  notSubscribed: 'Nicht abonniert',
  foreignList: 'Dieser Newsletter gehört zu einer anderen Website.',
  onTheList: 'Danke. Du hast den Newsletter abonniert.',
  confirmByMail:
    'Fast geschafft: Wenn diese Adresse neu ist, bekommst du gleich eine E-Mail mit einem Link. Öffne ihn, um den Newsletter zu abonnieren.',
  tooManySignUps: (minutes) =>
    `Zu viele Anmeldeversuche. Bitte versuche es in etwa ${aboutMinutes(minutes)} noch einmal.`,
  // The pages behind the links in its emails
  join: 'Newsletter abonnieren',
  joinHeading: 'Newsletter abonnieren?',
  joinText: (owner) => `${owner} schreibt dir dann über neue Tutorials und Apps.`,
  confirm: 'Bestätigen',
  joined: 'Newsletter abonniert',
  joinedText:
    'Danke für dein Interesse. Die E-Mail, über die du hierhergekommen bist, enthält auch einen Link zum Abbestellen.',
  expired: 'Dieser Link funktioniert nicht mehr',
  expiredText:
    'Er ist abgelaufen oder unvollständig, deshalb wurde nichts geändert. Um den Newsletter zu abonnieren, fülle das Formular noch einmal aus.',
  toForm: 'Zum Formular',
  leave: 'Newsletter abbestellen',
  leaveHeading: 'Newsletter abbestellen?',
  leaveText: (owner) => `Deine Adresse und dein Name werden aus der Liste von ${owner} gelöscht.`,
  unsubscribe: 'Abbestellen',
  left: 'Newsletter abbestellt',
  leftText: 'Deine Adresse und dein Name wurden gelöscht.',
  notListed: 'Nicht abonniert',
  notListedText:
    'Dieser Link gehört zu keiner Adresse, die den Newsletter abonniert hat. Falls du ihn trotzdem noch bekommst, schreib mir über das Kontaktformular.',
  toContact: 'Zum Kontaktformular',
  // Mail about replies, and the page behind the link in it
  stopReplyMails: 'Diese E-Mails abbestellen',
  stopReplyMailsHeading: 'E-Mails über Antworten abbestellen?',
  stopReplyMailsText: 'Deine Adresse wird gelöscht. Deine Kommentare bleiben.',
  replyMailsStopped: 'Keine E-Mails mehr über Antworten',
  replyMailsStoppedText:
    'Deine Adresse wurde gelöscht. Unter jedem Artikel kannst du die E-Mails wieder einschalten.',
  brokenStopLink:
    'Er ist unvollständig, deshalb wurde nichts geändert. Falls du weiter E-Mails bekommst, schreib mir über das Kontaktformular.',
  repliesMail: (mail) => ({
    subject: `${mail.count === 1 ? 'Eine neue Antwort' : `${mail.count} neue Antworten`} zu „${mail.title}“`,
    text: `Neue Antworten in einer Unterhaltung zu „${mail.title}“, an der du beteiligt bist:

${mail.quotes}${mail.more > 0 ? `\n… und ${mail.more} weitere.\n` : ''}
Zum Antworten öffne einen der Links oben: Antworten auf diese E-Mail bekommt nur ${mail.owner}.
Pro Unterhaltung bekommst du höchstens eine dieser E-Mails in der Stunde. Um alle abzubestellen, öffne diesen Link:
${mail.stop}

${mail.owner}
`,
  }),
  waitsForApproval: 'Wartet auf deine Freigabe:',
  newCommentsMail: (mail) => ({
    subject: `${mail.count === 1 ? 'Ein neuer Kommentar' : `${mail.count} neue Kommentare`} auf ${new URL(mail.address).host}`,
    text: `${mail.quotes}${mail.more > 0 ? `\n… und ${counted(mail.more, 'weiterer', 'weitere')}.\n` : ''}`,
  }),
  // The emails of the list
  whyThisEmail: (host) => `Du bekommst diese E-Mail, weil du den Newsletter auf ${host} abonniert hast.`,
  readOnSite: 'Auf der Website lesen',
  confirmMail: (mail) => ({
    subject: `Bitte bestätige dein Abonnement des Newsletters von ${mail.owner}`,
    text: `Jemand, hoffentlich du, hat diese Adresse für den Newsletter auf ${mail.address} eingetragen.

Um ihn zu abonnieren, öffne diesen Link und drücke auf den Knopf:
${mail.confirm}

Wenn du das nicht warst, brauchst du nichts zu tun. Du bekommst den Newsletter nicht, und deine Adresse wird nach ${counted(mail.days, 'Tag', 'Tagen')} gelöscht. Mit diesem Link löschst du sie sofort:
${mail.unsubscribe}

${mail.owner}
`,
  }),
  alreadyListedMail: (mail) => ({
    subject: `Du hast den Newsletter von ${mail.owner} schon abonniert`,
    text: `Jemand, wahrscheinlich du, hat diese Adresse für den Newsletter auf ${mail.address} eingetragen.
Du hast ihn mit dieser Adresse schon abonniert, deshalb hat sich nichts geändert.

Um ihn abzubestellen, öffne diesen Link und drücke auf den Knopf:
${mail.unsubscribe}

${mail.owner}
`,
  }),
};

// After 'in etwa'.
const aboutMinutes = (minutes: number) => (minutes === 1 ? 'einer Minute' : `${minutes} Minuten`);
