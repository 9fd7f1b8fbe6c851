import type { Language } from './language-file.ts';

// No-break spaces are part of the text: U+00A0 before a colon, inside « » and before a unit, and the narrow U+202F before ; ! ? and
// between thousands. The reader is “vous”, in sentences without participles that would need their gender: not « vous êtes connecté ».

export const tag = 'fr';

/** 0 and 1 are singular in French. */
const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

const countedComments = (count: number) => counted(count, 'commentaire', 'commentaires');

const newComments = (count: number) => counted(count, 'nouveau commentaire', 'nouveaux commentaires');

/** 'de Robin', 'd’Ada'. */
const of = (name: string) => (/^[aeiouàâæéèêëîïôœùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

export const layout: Language['layout'] = {
  skip: 'Aller au contenu',
  navigation: 'Principale',
  projects: 'Projets',
  skills: 'Compétences',
  posts: 'Articles',
  contact: 'Contact',
  elsewhere: 'Ailleurs',
  footerPosts: 'Articles',
  feed: 'Flux',
  code: 'Code',
  profile: 'Profil',
  feedTitle: (owner) => `Articles ${of(owner)}`,
  imageAlt: (title) => `Une carte de titre illustrée : ${title}`,
  theme: 'Thème sombre',
  failedPart: 'Cette partie n’a pas pu être chargée. Actualisez la page une fois la connexion rétablie.',
  /** Screen readers say these two after the name of a link. */
  newTab: '(nouvel onglet)',
  otherSite: '(autre site)',
  honeypot: 'Laissez ce champ vide',
};

export const search: Language['search'] = {
  label: 'Rechercher dans les articles',
  buttonTitle: 'Rechercher dans les articles (Ctrl+K)',
  close: 'Fermer',
  hint: 'Saisissez ce que vous cherchez, ou choisissez un article ou une application.',
  searching: 'Recherche en cours',
  found: (count, term, shown) =>
    shown < count
      ? `Les ${shown} meilleurs résultats sur ${count} pour « ${term} ».`
      : `${count === 0 ? 'Aucun résultat' : counted(count, 'résultat', 'résultats')} pour « ${term} ».`,
  failed: 'La recherche est inaccessible pour le moment. Vérifiez votre connexion et réessayez.',
  offline:
    'Vous êtes hors ligne, et la recherche n’a pas encore été chargée. Elle fonctionnera une fois la connexion rétablie.',
};

export const notFound: Language['notFound'] = {
  title: 'Page introuvable',
  caption: 'Pièce 404',
  heading: 'Cette pièce manque à l’appel',
  explanation:
    'L’adresse est peut-être mal saisie, ou la page a été déplacée. La page d’accueil mène à tout le contenu de ce site.',
  home: 'Aller à la page d’accueil',
};

export const offline: Language['offline'] = {
  title: 'Vous êtes hors ligne',
  caption: 'Pas de connexion',
  explanation:
    'Votre navigateur n’a pas de copie de la page demandée. Vous pourrez la lire une fois la connexion rétablie.',
  kept: 'À lire dès maintenant',
  newer: 'Une version plus récente de cette page est disponible.',
  reload: 'Actualiser',
};

export const home: Language['home'] = {
  title: (owner, role) => `${owner} · ${role}`,
  part: (name) => name.toLocaleLowerCase(tag),
  drawing: ([first, second, third]) =>
    `Vue éclatée d’une application, en quatre couches. En haut, ce que l’on touche : ${first}. Puis ce que l’on voit : ${second}. Puis ce qui décide : ${third}. Le tout repose sur ses données.`,
  allCode: 'Tout le code',
  figure: (number) => `Fig. ${number}`,
  openApp: 'Ouvrir l’application',
  howItWasMade: 'Comment elle a été faite',
  partsList: 'liste des pièces',
  reachMe: 'Me joindre',
};

export const resume: Language['resume'] = {
  work: 'Expérience',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
  today: 'aujourd’hui',
};

export const app: Language['app'] = {
  back: (owner) => `Applications ${of(owner)}`,
  about: 'À propos de cette application',
  source: 'Code source',
  opening: 'Ouverture de l’application…',
  noScript: 'Cette application s’exécute dans votre navigateur et nécessite JavaScript.',
  failed:
    'L’application n’a pas pu être chargée, ou s’est arrêtée. Ce que vous y avez fait est conservé dans ce navigateur. Actualisez la page pour continuer.',
};

export const posts: Language['posts'] = {
  allTitle: 'Tous les articles',
  all: (count) => `Les ${count} articles`,
  allDescription: (owner) => `Tous les articles ${of(owner)}.`,
  more: 'Autres articles',
  yearTitle: (year) => `Articles de ${year}`,
  yearDescription: (owner, year) => `Les articles publiés par ${owner} en ${year}.`,
  allTags: 'Tous les thèmes',
  allTagsDescription: (owner) => `Les thèmes des articles ${of(owner)}.`,
  count: (count) => `${count} ${count < 2 ? 'article' : 'articles'}`,
  tagDescription: (owner, tag) => `Les articles ${of(owner)} sur le thème « ${tag} ».`,
  minutes: (minutes) => `${minutes} min`,
  minutesToRead: (minutes) => `${minutes} min de lecture`,
};

export const article: Language['article'] = {
  by: 'Par',
  /** Before a date. */
  updated: 'mis à jour le',
  share: 'Partager sur X',
  copyLink: 'Copier le lien',
  linkIsAbove: 'Copiez-le depuis la barre d’adresse',
  shareElsewhere: 'Partager…',
  contents: 'Dans cet article',
  getInTouch: 'Me contacter',
  profile: 'Profil professionnel',
  others: 'Autres articles',
  previous: 'Précédent',
  next: 'Suivant',
  /** Of a series. */
  part: (number, count) => `Partie ${number} sur ${count}`,
  neighborParts: { previous: 'Partie précédente', next: 'Partie suivante' },
  related: 'Articles similaires',
  nextInInbox: 'Recevez le prochain par e-mail',
  sideNote: 'Aparté',
  footnotes: 'Notes de bas de page',
  /** `{reference}` is its number. */
  backToReference: 'Retour à l’appel de note {reference}',
  seeOnPage: 'Voir cette partie sur la page',
  callouts: {
    note: 'Note',
    tip: 'Astuce',
    mistake: 'Une erreur que j’ai faite',
    important: 'Important',
    warning: 'Avertissement',
    caution: 'Attention',
    checkpoint: 'Point d’étape',
  },
  playVideo: (title) => `Lire ${title} (chargé depuis YouTube)`,
  copy: 'Copier',
  copied: 'Copié',
  pressKeys: 'Appuyez sur Ctrl+C',
  codeOf: (name) => `Code : ${name}`,
  terminal: 'Terminal',
  table: (section) => (section === undefined ? 'Tableau' : `Tableau : ${section}`),
  plainText: 'Texte',
  wholeFile: 'Fichier complet',
  wholeFileOf: (name) => `Fichier complet ${name}`,
  files: 'Fichiers',
  /** Before the title of the article. */
  filesOf: 'Fichiers de l’article',
  filesDescription: (title) => `Tous les fichiers de l’article « ${title} », en entier.`,
  exercise: '(exercice)',
  downloadSoFar: 'Télécharger le programme à ce stade',
  downloadFinished: 'Télécharger le programme',
  timeToBuild: (minutes) => `à réaliser en ${aboutHours(minutes)} environ`,
};

/** 75 → '1 h 15' */
function aboutHours(minutes: number): string {
  const quarters = Math.round(minutes / 15);
  if (quarters < 4) return `${minutes} min`;
  return [`${Math.floor(quarters / 4)} h`, ['', '15', '30', '45'][quarters % 4]].filter(Boolean).join(' ');
}

export const snippet: Language['snippet'] = {
  theSnippet: 'L’extrait',
  onHost: 'sur gist.github.com',
  load: 'Charger l’extrait depuis gist.github.com',
  loading: 'Chargement…',
  failed: 'L’extrait n’a pas pu être chargé. Suivez le lien ci-dessous pour le lire, ou réessayez plus tard.',
};

export const map: Language['map'] = {
  open: 'Ouvrir dans Google Maps',
  show: 'Afficher la carte',
  consequence: 'La carte vient de Google, qui apprend alors que vous avez consulté cette page.',
  titleOf: (address) => `Carte : ${address}`,
};

export const contact: Language['contact'] = {
  form: 'Contact',
  name: 'Nom',
  email: 'E-mail',
  message: 'Message',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  sent: 'Message envoyé',
  suspected:
    'Rien n’a été envoyé, car le formulaire semble avoir été rempli par un programme. Si ce n’est pas le cas, appuyez de nouveau sur « Envoyer ».',
  textIsBack: 'Votre texte est de retour dans le formulaire : vous pouvez le modifier et le renvoyer.',
  problems: {
    offline: 'Vous êtes hors ligne : le message n’a pas été envoyé.',
    unreachable: 'Le message n’a pas été envoyé : le service de messagerie est inaccessible.',
    timeout:
      'Le service de messagerie n’a pas répondu en 15 secondes : le message n’est peut-être pas arrivé.',
    unknown:
      'Vous avez quitté la page avant la réponse du service de messagerie : ce message n’est peut-être pas arrivé.',
    'too-many':
      'Le message n’a pas été envoyé : il y en a eu trop en peu de temps. Attendez une minute avant d’en envoyer d’autres.',
  },
  refused: (answer) => `Le message n’a pas été envoyé. Réponse du service de messagerie : ${answer}`,
  errorStatus: (status) => `erreur ${status}.`,
};

export const subscribe: Language['subscribe'] = {
  title: 'Newsletter',
  description: (owner) =>
    `Abonnez-vous à la newsletter ${of(owner)} : les nouveaux tutoriels et applications, quand il y en a, et rien d’autre.`,
  imageTitle: 'Abonnez-vous à ma newsletter',
  form: 'Inscription à la newsletter',
  heading: 'Abonnez-vous à ma newsletter pour suivre les nouveautés !',
  promise:
    'Les nouveaux tutoriels et applications, quand il y en a, et un lien de désinscription dans chaque e-mail.',
  done: 'C’est fait !',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  submit: 'S’abonner',
  sending: 'Envoi en cours…',
  suspected:
    'Rien n’a été envoyé, car le formulaire semble avoir été rempli par un programme. Si ce n’est pas le cas, appuyez de nouveau sur « S’abonner ».',
  problems: {
    unreachable:
      'La newsletter est inaccessible : rien n’a été envoyé. Vous êtes peut-être hors ligne, ou un bloqueur de contenu fait obstacle.',
    timeout:
      'La newsletter n’a pas répondu en 10 secondes : votre inscription n’a peut-être pas abouti. Réessayez dans un instant.',
    unreadable:
      'La réponse de la newsletter est incompréhensible : votre inscription n’a peut-être pas abouti. Réessayez dans un instant.',
  },
};

export const privacy: Language['privacy'] = {
  title: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  cookies: 'Politique relative aux cookies',
  description: (owner) =>
    `Ce que le site ${of(owner)} enregistre à votre sujet, pourquoi, pendant combien de temps, et comment le faire supprimer.`,
};

export const comments: Language['comments'] = {
  heading: 'Commentaires',
  count: countedComments,
  // Reading
  loading: 'Chargement des commentaires',
  noneYet: 'Écrivez le premier commentaire',
  author: 'Auteur',
  by: (name, date) => `Commentaire ${of(name)}, ${date}`,
  /** For an account without a name that can be seen. */
  someone: 'Anonyme',
  deletedComment: 'Commentaire supprimé',
  code: 'Code',
  showAll: 'Tout afficher',
  showLess: 'Afficher moins',
  showMore: 'Afficher plus de commentaires',
  showReplies: (count) => `Afficher ${counted(count, 'autre réponse', 'autres réponses')}`,
  loadingMore: 'Chargement',
  moreFailed:
    'Les autres commentaires sont inaccessibles pour le moment. Vérifiez votre connexion et réessayez.',
  unread: newComments,
  showUnread: (count) => `Afficher ${newComments(count)}`,
  offline:
    'La connexion est perdue : ces commentaires ne sont peut-être plus à jour. La page se reconnecte d’elle-même.',
  unreachable: 'Les commentaires nécessitent une connexion.',
  unreachableHint: 'Ils s’afficheront ici une fois la connexion rétablie.',
  linkedIsMissing: 'Ce commentaire a été supprimé.',
  areaFailed:
    'Les nouveaux commentaires et le formulaire n’ont pas pu être chargés. Vérifiez votre connexion.',
  formFailed: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion.',
  reload: 'Actualiser la page',
  // Pages for readers without JavaScript
  noScript: 'Pour écrire un commentaire, il faut JavaScript, qui est désactivé dans ce navigateur.',
  pageTitle: (title) => `Commentaires sur « ${title} »`,
  pageDescription: (title) => `Ce que les lecteurs ont écrit sur « ${title} ».`,
  /** Before the title of the article. */
  pageHeading: 'Commentaires sur',
  earlier: 'Commentaires précédents',
  countInAll: (count) => `${countedComments(count)} au total`,
  noEarlier: 'Il n’y a pas de commentaires précédents.',
  newest: 'Lire les derniers commentaires, ou en écrire un',
  // Feeds
  feed: 'Flux Atom de ces commentaires',
  feedOfAll: (owner) => `Commentaires sur les articles ${of(owner)}`,
  feedEntry: (name, title) => `${name} sur « ${title} »`,
  // Signing in and out
  invitation: 'Connectez-vous avec Google pour ajouter un commentaire',
  invitationToAll: 'Connectez-vous pour ajouter un commentaire',
  signIn: 'Se connecter avec Google',
  signInWithGitHub: 'Se connecter avec GitHub',
  signInWithEmail: 'Se connecter par e-mail',
  signOut: 'Se déconnecter',
  signedInAs: 'Compte :',
  signedOut: 'Votre session a été fermée.',
  textIsKept: 'Ce que vous avez écrit est conservé, et reviendra à votre prochaine connexion.',
  signOutFailed: 'La déconnexion a échoué. Vérifiez votre connexion et réessayez.',
  mailReplies: 'M’avertir des réponses par e-mail',
  confirmAddress:
    'Reconnectez-vous dans la fenêtre qui s’ouvre. Votre adresse ne servira qu’à l’envoi de ces e-mails.',
  noAddress:
    'Les e-mails restent désactivés, car la nouvelle connexion ne s’est pas faite avec le compte qui vous sert à commenter.',
  signOutWarning:
    'Les commentaires, brouillons et suppressions qui ne sont pas encore envoyés seraient perdus. Se déconnecter quand même ?',
  popupBlocked:
    'Votre navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pop-up pour ce site et réessayez. Si vous êtes dans une autre application, ouvrez cette page dans votre navigateur.',
  // A provider may cut the tie to its window, so one that looks closed from here may still be open.
  popupClosed:
    'La fenêtre de connexion semble avoir été fermée. Si elle est encore ouverte, terminez-y votre connexion ; sinon, réessayez.',
  domainNotAuthorized:
    'La connexion n’est pas configurée pour cette adresse. Le propriétaire du site peut l’autoriser.',
  otherProvider:
    'Cette adresse e-mail est déjà liée à un autre service de connexion. Connectez-vous avec celui-ci.',
  signInUnreachable:
    'Le service de connexion est inaccessible pour le moment. Vérifiez votre accès à Internet et réessayez.',
  signInFailed: 'La connexion a échoué. Veuillez réessayer.',
  // What a person can do with everything they wrote
  yourComments: 'Vos commentaires',
  ownDataHint: 'Tout ce que vous avez écrit ici, sous tous les articles.',
  download: 'Télécharger mes commentaires',
  collecting: 'Récupération de vos commentaires',
  downloaded: (count) =>
    `${counted(count, 'commentaire enregistré', 'commentaires enregistrés')} dans my-comments.json.`,
  notDownloaded: 'Vos commentaires n’ont pas été téléchargés.',
  deleteAll: 'Supprimer tout ce que j’ai écrit',
  counting: 'Décompte de vos commentaires',
  confirmDeleteAll: (count) =>
    `Vos commentaires sur ce site (${count}), ainsi que vos brouillons et vos commentaires non envoyés dans ce navigateur, seront supprimés. Cette action est irréversible. Les réponses des autres restent. Tout supprimer ?`,
  leftToDelete: (left) => `Suppression en cours : encore ${left}`,
  deletedAll: 'Tout ce que vous avez écrit est supprimé.',
  nothingDeleted: 'Rien n’a été supprimé.',
  partlyDeleted: (left) =>
    `Il reste ${countedComments(left)} à supprimer. Relancez la suppression pour continuer.`,
  // Writing
  yourComment: 'Votre commentaire',
  yourReply: 'Votre réponse',
  editYours: 'Modifier votre commentaire',
  /** Before the name of a person. */
  replyTo: 'À',
  post: 'Publier',
  save: 'Enregistrer',
  cancel: 'Annuler',
  reply: 'Répondre',
  like: 'J’aime',
  likeArticle: 'J’aime cet article',
  likes: (count: number) => `${count} j’aime`,
  edit: 'Modifier',
  delete: 'Supprimer',
  confirmDelete: 'Voulez-vous vraiment supprimer ce commentaire ?',
  undo: 'Annuler',
  formatting: 'Mise en forme',
  formatHelp: '**gras** *italique* `code` >\u00a0citation -\u00a0liste',
  bold: 'Gras',
  italics: 'Italique',
  link: 'Lien',
  quote: 'Citation',
  list: 'Liste',
  preview: 'Aperçu',
  tooLong: 'Trop de caractères',
  atMostLeft: (count) => `Au plus ${counted(count, 'caractère restant', 'caractères restants')}`,
  charactersLeft: (count) => counted(count, 'caractère restant', 'caractères restants'),
  charactersTooMany: (count) => `${counted(count, 'caractère', 'caractères')} en trop`,
  notKept: 'Ce navigateur ne peut pas conserver votre texte. Publiez-le avant de fermer la page.',
  newerText:
    'Ce commentaire a été modifié ailleurs depuis que vous avez commencé. L’enregistrer remplace le texte plus récent :',
  // What became of it
  saving: 'Enregistrement',
  sending: 'Envoi',
  waiting: 'En attente du réseau',
  limitedUntil: (time) => `Trop de commentaires en peu de temps. Celui-ci sera renvoyé à ${time}.`,
  waitingForSignIn:
    'Pas encore envoyé : votre session a été fermée. Votre texte est conservé, et partira à votre prochaine connexion.',
  tryAgain: 'Réessayer',
  editText: 'Modifier le texte',
  discard: 'Abandonner',
  posted: 'Votre commentaire est publié.',
  held: 'Votre commentaire sera publié une fois approuvé par le propriétaire de ce site.',
  waitingForApproval: 'En attente d’approbation. Visible seulement par vous et le propriétaire de ce site.',
  changed: 'Votre modification est enregistrée.',
  deleted: 'Le commentaire est supprimé.',
  canBeUndone: (seconds) =>
    `Commentaire supprimé. Vous pouvez annuler pendant ${counted(seconds, 'seconde', 'secondes')}.`,
  undone: 'Le commentaire est rétabli.',
  deletionWaits: 'Trop de modifications en peu de temps. Le commentaire sera supprimé dans un instant.',
  deletionWaitsForSignIn: 'Votre session a été fermée. La suppression aura lieu à votre prochaine connexion.',
  discarded: 'Le commentaire non envoyé est abandonné.',
  editedIsGone:
    'Le commentaire que vous modifiiez a été supprimé. Votre texte se trouve dans le champ pour un nouveau commentaire.',
  // Refusals
  notSent: 'Non envoyé.',
  notSaved: 'Votre modification n’est pas enregistrée.',
  notDeleted: 'Le commentaire n’est pas supprimé.',
  notLiked: 'Votre « j’aime » n’est pas enregistré.',
  yourTextIsKept: 'Votre texte est conservé.',
  accountRefused: 'Ce site n’accepte pas de commentaires de ce compte.',
  notYours: 'Seul l’auteur d’un commentaire peut le modifier.',
  parentIsGone: 'Le commentaire auquel celui-ci se rattache a été supprimé.',
  cannotReach: 'Les commentaires sont inaccessibles pour le moment.',
  notAccepted: 'Ce texte n’a pas été accepté.',
  tooMany: (seconds) => `Trop de commentaires en peu de temps. Réessayez dans ${duration(seconds)}.`,
  empty: 'Écrivez d’abord quelque chose.',
  bodyTooLong: (most) => `Un commentaire contient au plus ${most.toLocaleString(tag)} caractères.`,
  idTaken: 'Cet identifiant est déjà utilisé.',
  editAddsLinks:
    'Une modification ne peut pas ajouter plus de deux liens. Publiez-les dans un nouveau commentaire.',
  notFiled: 'Ce commentaire n’a pas pu être enregistré. Envoyez-le de nouveau.',
  pageIsFull: 'Cette page est pleine : elle n’accepte plus de commentaires. Votre texte est conservé.',
  takesNoComments: 'Cet article n’accepte plus de commentaires. Votre texte est conservé.',
};

export const moderation: Language['moderation'] = {
  title: 'Modération',
  description:
    'Ici, le propriétaire de ce site lit tous les commentaires, approuve les nouveaux et décide qui peut commenter.',
  signInAs: 'Connectez-vous avec le compte du propriétaire du site.',
  forOwner: 'Cette page est réservée au propriétaire du site.',
  otherAccount: 'Se connecter avec un autre compte',
  noScript: 'Cette page nécessite JavaScript, qui est désactivé dans ce navigateur.',
  unreachable: 'Contenu inaccessible pour le moment. Vérifiez votre connexion.',
  notDone: 'L’opération a échoué. Vérifiez votre connexion et réessayez.',
  // New people
  hold: 'Retenir le premier commentaire des nouveaux venus jusqu’à son approbation',
  holdHint: 'Un premier commentaire avec plus de deux liens est toujours retenu.',
  waiting: (count) => `En attente d’approbation (${count})`,
  holds: 'Désormais, le premier commentaire des nouveaux venus attend votre approbation.',
  holdsNot: 'Le premier commentaire des nouveaux venus n’attend plus d’approbation.',
  nothingWaits: 'Rien n’attend d’approbation.',
  approve: 'Approuver',
  approved: (name) => `Le commentaire ${of(name)} est publié.`,
  // Comments
  newest: 'Derniers commentaires',
  sinceLastVisit: (count) => `${newComments(count)} depuis votre dernière visite`,
  isNew: 'Nouveau',
  search: 'Rechercher dans les textes et les noms',
  find: 'Rechercher',
  searchHint: 'La recherche porte sur les commentaires déjà chargés. « Afficher plus » en charge davantage.',
  nothingFound: 'Aucun commentaire ne correspond.',
  noneYet: 'Il n’y a pas encore de commentaires.',
  onlyBy: (name) => `Uniquement les commentaires ${of(name)}`,
  byAll: 'Commentaires de tout le monde',
  allBy: 'Tout de cette personne',
  /** Before the title of the article. */
  on: 'sur',
  more: 'Afficher plus',
  deleteAll: 'Tout supprimer de cette personne',
  confirmDeleteAll: (name) => `Supprimer tous les commentaires ${of(name)}, sur toutes les pages ?`,
  deletingAll: (count, name) =>
    `${countedComments(count)} ${of(name)} ${count < 2 ? 'sera supprimé' : 'seront supprimés'} dans un instant.`,
  // People
  ban: 'Bannir cette personne',
  confirmBan: (name) =>
    `Bannir ${name} des commentaires ? Ses commentaires restent, et vous pouvez lever le bannissement sur /moderation.`,
  banned: (name) => `${name} ne peut plus commenter.`,
  unbanned: (name) => `${name} peut de nouveau commenter.`,
  isBanned: 'Personne bannie.',
  bannedPeople: 'Personnes bannies',
  nobodyBanned: 'Aucune personne n’est bannie.',
  bannedSince: (date) => `depuis le ${date}`,
  unban: 'Débannir',
};

export const views: Language['views'] = {
  heading: 'Vues',
  hint: 'Comptées sur ce serveur sans cookies ni scripts : des vues, pas des personnes, sans les robots connus. Un jour commence à minuit UTC.',
  none: (days) => `Aucune page n’a été vue ces ${days} derniers jours.`,
  byPage: (days) => `Vues par page, ${days} derniers jours`,
  page: 'Page',
  allPages: 'Toutes les pages',
  home: 'Page d’accueil',
  today: 'Aujourd’hui',
  byDay: 'Par jour',
  byReferrer: (days) => `Sites d’où l’on vient, ${days} derniers jours`,
  site: 'Site',
};

/** '1 seconde', '3 minutes', '22 heures': in the largest unit that fits, rounded up. */
function duration(seconds: number): string {
  if (seconds < 120) return counted(Math.ceil(seconds), 'seconde', 'secondes');
  if (seconds < 7200) return counted(Math.ceil(seconds / 60), 'minute', 'minutes');
  return counted(Math.ceil(seconds / 3600), 'heure', 'heures');
}

export const server: Language['server'] = {
  backToForm: 'Retour au formulaire',
  findYourText: 'Revenez en arrière pour retrouver votre texte dans le formulaire.',
  // Sign-in
  notTheOwner: (owner: string) => `${owner} (visiteur)`,
  chooseAccount: 'Choisissez un compte',
  owner: 'propriétaire de ce site',
  sampleAccounts:
    'Ces comptes d’exemple servent à essayer le site. Sur un site publié, les visiteurs se connectent ici avec leur propre compte.',
  needsToken: 'Ouvrez le lien affiché dans votre terminal',
  whereTokenIs:
    'Ce site n’a pas encore de client Google : on s’y connecte avec des comptes d’exemple. Ils sont réservés à la personne qui a démarré le site : le terminal a affiché une adresse qui se termine par un jeton. Ouvrez celle du dernier démarrage dans ce navigateur, puis reconnectez-vous.',
  onlyOnThisMachine:
    'Ce site n’a pas encore de client Google : la connexion ne fonctionne qu’à l’adresse affichée dans le terminal, et non à travers un proxy ou un tunnel. Fermez cette fenêtre.',
  continue: 'Continuer',
  signedIn: 'Connexion réussie',
  signedInHeading: 'Connexion réussie. Vous pouvez fermer cette fenêtre.',
  notSignedIn: 'Échec de la connexion',
  notSignedInHeading: 'La connexion n’a pas abouti.',
  signInProblems: {
    rate_limited:
      'Il y a eu trop de tentatives depuis votre réseau. Fermez cette fenêtre et réessayez plus tard.',
    off: 'Ceci est un aperçu du site : personne ne peut s’y connecter. Fermez cette fenêtre.',
    access_denied: 'La connexion a été annulée. Fermez cette fenêtre.',
    unavailable:
      'Le service de connexion n’a pas répondu comme prévu, ou le site ne peut rien enregistrer pour le moment. Fermez cette fenêtre, attendez une minute et réessayez.',
  },
  // Sign-in with a code by email
  emailSignInText:
    'Vous recevrez un e-mail avec un code à saisir ici. Personne ne voit votre adresse, et elle n’est pas conservée.',
  emailLabel: 'Adresse e-mail',
  codeNotSent:
    'L’e-mail n’a pas pu être envoyé pour l’instant, et la connexion n’a pas abouti. Réessayez dans quelques minutes, ou écrivez au propriétaire de ce site.',
  tooManyCodes: (minutes: number) =>
    `Trop d’e-mails ont été demandés. Réessayez dans ${aboutMinutes(minutes)} environ.`,
  codeExpired: 'Le code a expiré, ou a été demandé dans un autre navigateur. Demandez-en un nouveau.',
  tooManyTries: 'Trop de codes ont été essayés. Demandez-en un nouveau.',
  enterCode: 'Saisissez le code',
  codeSent: 'Saisissez le code, ou ouvrez le lien de l’e-mail envoyé à',
  codeLabel: 'Code',
  wrongCode: 'Ce n’est pas le code du dernier e-mail. Vérifiez-le, ou demandez-en un nouveau.',
  nameHint:
    'Il est affiché à côté de vos commentaires. Si cette adresse a déjà servi à vous connecter, laissez le champ vide pour garder votre nom.',
  nameNeeded: (most: number) =>
    `Choisissez un nom à afficher à côté de vos commentaires, de ${most} caractères au plus.`,
  ownersName: 'Ce nom ressemble à celui du propriétaire de ce site. Choisissez-en un autre.',
  signIn: 'Se connecter',
  askForCodeAgain: 'Demander un nouveau code ou utiliser une autre adresse',
  yourCode: 'Votre code',
  codeForOtherBrowser: 'Saisissez-le dans la fenêtre où vous l’avez demandé, et sur aucune autre page.',
  codeMail: (mail) => ({
    subject: `${mail.code} est votre code pour ${mail.host}`,
    text: `Pour vous connecter à ${mail.host}, saisissez ce code dans la fenêtre où vous l’avez demandé :

${mail.code}

Ou ouvrez ce lien dans le même navigateur, et appuyez sur le bouton de la page :
${mail.link}

Le code sert une seule fois, pendant ${mail.minutes} minutes. Si vous ne l’avez pas demandé, ne faites rien. Ne le communiquez à personne.

${mail.owner}
`,
  }),
  // Requests that can't be answered
  notSent: 'Non envoyé',
  requestTooLarge: 'Cette requête est trop volumineuse.',
  formUnreadable: 'Ce formulaire n’a pas pu être lu.',
  notNow: 'Indisponible',
  notNowHeading: 'L’opération a échoué',
  notNowText:
    'Le site ne peut rien enregistrer pour le moment. Si vous avez écrit quelque chose, revenez en arrière pour le retrouver, et réessayez dans une minute.',
  tooManyPages:
    'Trop de pages de commentaires ont été ouvertes depuis votre réseau. Réessayez dans une minute.',
  // The contact form
  thanksForWriting: 'Merci de votre message.',
  messageNotSent: 'Message non envoyé',
  foreignForm: 'Ce formulaire appartient à un autre site.',
  nameProblem: 'Le nom est absent, ou dépasse 200 caractères.',
  emailProblem: 'L’adresse e-mail est absente ou n’est pas valide.',
  messageProblem: 'Le message est absent, ou dépasse 10 000 caractères.',
  tooManyMessages: (seconds) => `Trop de messages. Veuillez réessayer dans ${duration(seconds)}.`,
  inboxFull: (email) => `La boîte de réception est pleine. Veuillez plutôt écrire à ${email}.`,
  messageFrom: (name) => `Message ${of(name)}`,
  // The email list, whose answers are those of Mailchimp's forms
  notSubscribed: 'Inscription non effectuée',
  foreignList: 'Cette newsletter appartient à un autre site.',
  onTheList: 'Merci. Votre inscription est enregistrée.',
  confirmByMail:
    'Vous y êtes presque : si cette adresse est nouvelle, un e-mail contenant un lien est en route. Ouvrez le lien pour vous abonner.',
  tooManySignUps: (minutes) =>
    `Trop de tentatives d’inscription. Veuillez réessayer dans ${aboutMinutes(minutes)} environ.`,
  // The pages behind the links in its emails
  join: 'S’abonner à la newsletter',
  joinHeading: 'S’abonner à la newsletter ?',
  joinText: (owner) => `${owner} vous écrira pour annoncer de nouveaux tutoriels et applications.`,
  confirm: 'Confirmer',
  joined: 'Votre inscription est confirmée',
  joinedText:
    'Merci de votre inscription. L’e-mail qui contenait ce lien en contient aussi un pour vous désabonner.',
  expired: 'Ce lien ne fonctionne plus',
  expiredText:
    'Il a expiré, ou il en manque une partie : rien n’a été modifié. Pour recevoir la newsletter, inscrivez-vous de nouveau.',
  toForm: 'Aller au formulaire',
  leave: 'Se désabonner de la newsletter',
  leaveHeading: 'Se désabonner de la newsletter ?',
  leaveText: (owner) => `Votre adresse et votre nom seront supprimés de la liste ${of(owner)}.`,
  unsubscribe: 'Se désabonner',
  left: 'Vous ne recevrez plus la newsletter',
  leftText: 'Votre adresse et votre nom ont été supprimés.',
  notListed: 'Adresse absente de la liste',
  notListedText:
    'Ce lien ne correspond à aucune adresse de la liste. Si vous recevez encore la newsletter, signalez-le-moi par le formulaire de contact.',
  toContact: 'Aller au formulaire de contact',
  // Mail about replies, and the page behind the link in it
  stopReplyMails: 'Ne plus recevoir ces e-mails',
  stopReplyMailsHeading: 'Ne plus recevoir d’e-mails sur les réponses ?',
  stopReplyMailsText: 'Votre adresse sera supprimée. Vos commentaires restent.',
  replyMailsStopped: 'Plus d’e-mails sur les réponses',
  replyMailsStoppedText:
    'Votre adresse a été supprimée. Vous pouvez réactiver ces e-mails sous n’importe quel article.',
  brokenStopLink:
    'Il en manque une partie : rien n’a été modifié. Si les e-mails continuent, signalez-le-moi par le formulaire de contact.',
  repliesMail: (mail) => ({
    subject: `${mail.count === 1 ? 'Une nouvelle réponse' : `${mail.count} nouvelles réponses`} sur « ${mail.title} »`,
    text: `Nouvelles réponses dans une conversation à laquelle vous avez participé, sur « ${mail.title} » :

${mail.quotes}${mail.more > 0 ? `\n… et ${counted(mail.more, 'autre', 'autres')}.\n` : ''}
Pour répondre, ouvrez un des liens ci-dessus : les réponses à cet e-mail ne parviennent qu’à ${mail.owner}.
Vous recevez au plus un de ces e-mails par heure et par conversation. Pour ne plus en recevoir, ouvrez ce lien :
${mail.stop}

${mail.owner}
`,
  }),
  waitsForApproval: 'Il attend votre approbation :',
  newCommentsMail: (mail) => ({
    subject: `${mail.count === 1 ? 'Un nouveau commentaire' : newComments(mail.count)} sur ${new URL(mail.address).host}`,
    text: `${mail.quotes}${mail.more > 0 ? `\n… et ${counted(mail.more, 'autre', 'autres')}.\n` : ''}`,
  }),
  whyThisEmail: (host) => `Vous recevez cet e-mail en raison de votre abonnement à la newsletter de ${host}.`,
  readOnSite: 'Lire sur le site',
  confirmMail: (mail) => ({
    subject: `Confirmez votre inscription à la newsletter ${of(mail.owner)}`,
    text: `Quelqu’un, vous sans doute, a saisi cette adresse pour la newsletter de ${mail.address}.

Pour vous abonner, ouvrez ce lien et appuyez sur le bouton :
${mail.confirm}

Si ce n’était pas vous, ne faites rien. Cette adresse n’est pas inscrite, et elle sera supprimée après ${mail.days} jours. Pour la supprimer maintenant, utilisez ce lien :
${mail.unsubscribe}

${mail.owner}
`,
  }),
  alreadyListedMail: (mail) => ({
    subject: `Cette adresse reçoit déjà la newsletter ${of(mail.owner)}`,
    text: `Quelqu’un, vous sans doute, a saisi cette adresse pour la newsletter de ${mail.address}.
Elle est déjà inscrite : rien n’a changé.

Pour vous désabonner, ouvrez ce lien et appuyez sur le bouton :
${mail.unsubscribe}

${mail.owner}
`,
  }),
};

const aboutMinutes = (minutes: number) => (minutes === 1 ? 'une minute' : `${minutes} minutes`);
