import type { Language } from './language-file.ts';

// Every word of the interface, in Spanish, as in en.ts: neutral between Spain and Latin America, with “tú” and «these quotes». No word
// gives a gender to the reader or to the site's owner, who is “responsable”. Buttons and links are infinitives.

export const tag = 'es';

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

const newComments = (count: number) => counted(count, 'comentario nuevo', 'comentarios nuevos');

export const layout: Language['layout'] = {
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  projects: 'Proyectos',
  skills: 'Habilidades',
  posts: 'Artículos',
  contact: 'Contacto',
  elsewhere: 'Otros enlaces',
  footerPosts: 'Artículos',
  feed: 'Feed',
  code: 'Código',
  profile: 'Perfil',
  feedTitle: (owner) => `Artículos de ${owner}`,
  imageAlt: (title) => `Portada con un dibujo: ${title}`,
  theme: 'Tema oscuro',
  failedPart: 'No se pudo cargar esta parte. Recarga la página cuando tengas conexión.',
  newTab: '(se abre en otra pestaña)',
  otherSite: '(otro sitio)',
  honeypot: 'Deja este campo vacío',
};

export const search: Language['search'] = {
  label: 'Buscar en los artículos',
  buttonTitle: 'Buscar en los artículos (Ctrl+K)',
  close: 'Cerrar',
  hint: 'Escribe lo que buscas o elige un artículo o una app.',
  searching: 'Buscando',
  found: (count, term, shown) =>
    shown < count
      ? `Los ${shown} mejores de ${count} resultados para «${term}».`
      : `${count === 0 ? 'No hay resultados' : counted(count, 'resultado')} para «${term}».`,
  failed: 'La búsqueda no está disponible en este momento. Comprueba tu conexión e inténtalo de nuevo.',
  offline:
    'No tienes conexión y la búsqueda aún no se ha cargado. Funcionará cuando vuelvas a tener conexión.',
};

export const notFound: Language['notFound'] = {
  title: 'Página no encontrada',
  caption: 'Pieza 404',
  heading: 'Esta pieza no está en la lista de piezas',
  explanation:
    'Puede que la dirección tenga una errata o que la página se haya movido. La página de inicio enlaza con todo lo que hay en este sitio.',
  home: 'Ir a la página de inicio',
};

export const offline: Language['offline'] = {
  title: 'No tienes conexión',
  caption: 'Sin conexión',
  explanation:
    'Tu navegador no tiene una copia de la página que has abierto. Podrás leerla cuando vuelvas a tener conexión.',
  kept: 'Esto puedes leerlo ahora',
  newer: 'Hay una versión más reciente de esta página.',
  reload: 'Recargar',
};

export const home: Language['home'] = {
  title: (owner, role) => `${owner} · ${role}`,
  part: (name) => name.toLowerCase(),
  drawing: ([first, second, third]) =>
    `Una app desmontada en cuatro capas. Arriba, lo que tocas: ${first}. Después, lo que ves: ${second}. Después, cómo decide: ${third}. Todo se apoya en sus datos.`,
  allCode: 'Todo el código',
  figure: (number) => `Fig. ${number}`,
  openApp: 'Abrir la app',
  howItWasMade: 'Cómo se hizo',
  partsList: 'lista de piezas',
  reachMe: 'Datos de contacto',
};

export const resume: Language['resume'] = {
  work: 'Experiencia',
  education: 'Formación',
  skills: 'Conocimientos',
  languages: 'Idiomas',
  today: 'hoy',
};

export const app: Language['app'] = {
  back: (owner) => `Apps de ${owner}`,
  about: 'Acerca de esta app',
  source: 'Código fuente',
  opening: 'Abriendo la app…',
  noScript: 'Esta app se ejecuta en tu navegador y necesita JavaScript.',
  failed:
    'La app no se pudo cargar o se ha detenido. Lo que hiciste en ella se conserva en este navegador. Recarga la página para continuar.',
};

export const posts: Language['posts'] = {
  allTitle: 'Todos los artículos',
  all: (count) => `Ver los ${count} artículos`,
  allDescription: (owner) => `Todo lo que ha escrito ${owner}.`,
  more: 'Más artículos',
  yearTitle: (year) => `Artículos de ${year}`,
  yearDescription: (owner, year) => `Lo que ${owner} escribió en ${year}.`,
  allTags: 'Todas las etiquetas',
  allTagsDescription: (owner) => `Sobre qué escribe ${owner}.`,
  count: (count) => `${count} ${count === 1 ? 'artículo' : 'artículos'}`,
  tagDescription: (owner, tag) => `Lo que ha escrito ${owner} sobre ${tag}.`,
  minutes: (minutes) => `${minutes} min`,
  minutesToRead: (minutes) => `${minutes} min de lectura`,
};

export const article: Language['article'] = {
  by: 'Por',
  updated: 'actualizado el',
  share: 'Compartir en X',
  copyLink: 'Copiar enlace',
  linkIsAbove: 'Cópialo de la barra de direcciones',
  shareElsewhere: 'Compartir…',
  contents: 'En este artículo',
  getInTouch: 'Contactar',
  profile: 'Perfil profesional',
  others: 'Otros artículos',
  previous: 'Anterior',
  next: 'Siguiente',
  /** Of a series. */
  part: (number, count) => `Parte ${number} de ${count}`,
  neighborParts: { previous: 'Parte anterior', next: 'Parte siguiente' },
  related: 'Artículos relacionados',
  nextInInbox: 'El próximo, en tu correo',
  sideNote: 'Nota al margen',
  footnotes: 'Notas al pie',
  backToReference: 'Volver a la referencia {reference}',
  seeOnPage: 'Ver esta parte en la página',
  callouts: {
    note: 'Nota',
    tip: 'Consejo',
    mistake: 'Un error que cometí',
    important: 'Importante',
    warning: 'Cuidado',
    caution: 'Precaución',
    checkpoint: 'Punto de control',
  },
  playVideo: (title) => `Reproducir ${title} (se carga desde YouTube)`,
  copy: 'Copiar',
  copied: 'Copiado',
  pressKeys: 'Pulsa Ctrl+C',
  codeOf: (name) => `Código: ${name}`,
  terminal: 'Terminal',
  table: (section) => (section === undefined ? 'Tabla' : `Tabla: ${section}`),
  plainText: 'Texto',
  wholeFile: 'Archivo completo',
  wholeFileOf: (name) => `Archivo completo: ${name}`,
  files: 'Archivos',
  filesOf: 'Archivos de',
  filesDescription: (title) => `Todos los archivos de «${title}», completos.`,
  exercise: '(ejercicio)',
  downloadSoFar: 'Descargar el programa hasta aquí',
  downloadFinished: 'Descargar el programa',
  /** 75 → 'alrededor de una hora y cuarto para programarlo' */
  timeToBuild: (minutes) => `alrededor de ${aboutHours(minutes)} para programarlo`,
};

function aboutHours(minutes: number): string {
  const quarters = Math.round(minutes / 15);
  if (quarters < 4) return counted(minutes, 'minuto');
  const hours = Math.floor(quarters / 4);
  const rest = ['', ' y cuarto', ' y media', ' y tres cuartos'][quarters % 4];
  return `${hours === 1 ? 'una hora' : `${hours} horas`}${rest}`;
}

export const snippet: Language['snippet'] = {
  theSnippet: 'El fragmento de código',
  onHost: 'en gist.github.com',
  load: 'Cargar el fragmento desde gist.github.com',
  loading: 'Cargando…',
  failed:
    'No se pudo cargar el fragmento. Sigue el enlace de abajo para leerlo o inténtalo de nuevo más tarde.',
};

export const map: Language['map'] = {
  open: 'Abrir en Google Maps',
  show: 'Mostrar el mapa',
  consequence: 'El mapa viene de Google, que sabrá entonces que has visto esta página.',
  titleOf: (address) => `Mapa: ${address}`,
};

export const contact: Language['contact'] = {
  form: 'Contacto',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Mensaje enviado',
  suspected:
    'No se ha enviado nada, porque parece que un programa ha rellenado el formulario. Si eres una persona, pulsa Enviar otra vez.',
  textIsBack: 'Tu texto está de nuevo en el formulario, donde puedes cambiarlo y volver a enviarlo.',
  problems: {
    offline: 'No tienes conexión, así que el mensaje no se ha enviado.',
    unreachable: 'El mensaje no se ha enviado: no se pudo conectar con el servicio de correo.',
    timeout:
      'El servicio de correo no respondió en 15 segundos, así que es posible que el mensaje no haya llegado.',
    unknown:
      'Saliste de la página antes de que respondiera el servicio de correo, así que es posible que este mensaje no haya llegado.',
    'too-many':
      'El mensaje no se ha enviado: ha habido demasiados en poco tiempo. Espera un minuto antes de enviar más.',
  },
  refused: (answer) => `El mensaje no se ha enviado. El servicio de correo respondió: ${answer}`,
  errorStatus: (status) => `error ${status}.`,
};

export const subscribe: Language['subscribe'] = {
  title: 'Lista de correo',
  description: (owner) =>
    `Suscríbete a la lista de correo de ${owner}: tutoriales y apps nuevos, cuando los haya, y nada más.`,
  imageTitle: 'Suscríbete a mi lista de correo',
  form: 'Suscripción',
  heading: '¡Suscríbete a mi lista de correo para enterarte de las novedades!',
  promise: 'Tutoriales y apps nuevos, cuando los haya, y en cada correo un enlace para darte de baja.',
  done: '¡Listo!',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  submit: 'Suscribirse',
  sending: 'Enviando…',
  suspected:
    'No se ha enviado nada, porque parece que un programa ha rellenado el formulario. Si eres una persona, pulsa Suscribirse otra vez.',
  problems: {
    unreachable:
      'No se pudo conectar con la lista, así que no se ha enviado nada. Puede que no tengas conexión o que un bloqueador de contenido lo impida.',
    timeout:
      'La lista no respondió en 10 segundos, así que es posible que la suscripción no se haya hecho. Inténtalo de nuevo en un momento.',
    unreadable:
      'La lista dio una respuesta que no se entiende, así que es posible que la suscripción no se haya hecho. Inténtalo de nuevo en un momento.',
  },
};

export const privacy: Language['privacy'] = {
  title: 'Política de privacidad',
  terms: 'Términos y condiciones',
  cookies: 'Política de cookies',
  description: (owner) =>
    `Qué guarda sobre ti el sitio de ${owner}, por qué, durante cuánto tiempo y cómo hacer que se elimine.`,
};

export const comments: Language['comments'] = {
  heading: 'Comentarios',
  count: (count) => counted(count, 'comentario'),
  // Reading
  loading: 'Cargando los comentarios',
  noneYet: 'Escribe el primer comentario',
  author: 'Autor/a',
  by: (name, date) => `Comentario de ${name}, ${date}`,
  someone: 'Alguien',
  deletedComment: 'Comentario eliminado',
  code: 'Código',
  showAll: 'Mostrar todo',
  showLess: 'Mostrar menos',
  showMore: 'Mostrar más comentarios',
  showReplies: (count) => `Mostrar ${counted(count, 'respuesta')} más`,
  loadingMore: 'Cargando',
  moreFailed:
    'No se pueden cargar más comentarios en este momento. Comprueba tu conexión e inténtalo de nuevo.',
  unread: newComments,
  showUnread: (count) => `Mostrar ${newComments(count)}`,
  offline:
    'Se ha perdido la conexión, así que estos comentarios pueden no estar al día. La página volverá a conectarse sola.',
  unreachable: 'Los comentarios necesitan conexión.',
  unreachableHint: 'Aparecerán aquí cuando vuelva la conexión.',
  linkedIsMissing: 'Este comentario se ha eliminado.',
  areaFailed: 'No se pudieron cargar los comentarios nuevos ni el formulario. Comprueba tu conexión.',
  formFailed: 'No se pudo cargar el formulario. Comprueba tu conexión.',
  reload: 'Recargar la página',
  // Pages for readers without JavaScript
  noScript: 'Para escribir comentarios hace falta JavaScript, que está desactivado en este navegador.',
  pageTitle: (title) => `Comentarios sobre ${title}`,
  pageDescription: (title) => `Lo que han escrito los lectores sobre ${title}.`,
  pageHeading: 'Comentarios sobre',
  earlier: 'Comentarios anteriores',
  countInAll: (count) => `${counted(count, 'comentario')} en total`,
  noEarlier: 'No hay comentarios anteriores.',
  newest: 'Leer los comentarios más recientes o escribir uno',
  // Feeds
  feed: 'Feed Atom de estos comentarios',
  feedOfAll: (owner) => `Comentarios sobre los artículos de ${owner}`,
  feedEntry: (name, title) => `${name} sobre ${title}`,
  // Signing in and out
  invitation: 'Inicia sesión con Google para comentar',
  invitationToAll: 'Inicia sesión para comentar',
  signIn: 'Iniciar sesión con Google',
  signInWithGitHub: 'Iniciar sesión con GitHub',
  signInWithEmail: 'Iniciar sesión con correo electrónico',
  signOut: 'Cerrar sesión',
  signedInAs: 'Sesión iniciada como',
  signedOut: 'Se ha cerrado tu sesión.',
  textIsKept: 'Lo que escribiste se conserva y volverá a aparecer cuando inicies sesión.',
  signOutFailed: 'No se pudo cerrar la sesión. Comprueba tu conexión e inténtalo de nuevo.',
  mailReplies: 'Avisarme por correo cuando alguien responda',
  confirmAddress:
    'Vuelve a iniciar sesión en la ventana que se abre. Tu dirección se usará solo para estos correos.',
  noAddress:
    'Los correos siguen desactivados, porque no has vuelto a iniciar sesión con la cuenta con la que comentas.',
  signOutWarning:
    'Se perderían los comentarios, los borradores y las eliminaciones que aún no se han enviado. ¿Cerrar sesión de todos modos?',
  popupBlocked:
    'Tu navegador ha bloqueado la ventana de inicio de sesión. Permite las ventanas emergentes en este sitio e inténtalo de nuevo. Si estás dentro de otra aplicación, abre esta página en tu navegador.',
  popupClosed:
    'Parece que se cerró la ventana de inicio de sesión. Si sigue abierta, termina allí; si no, inténtalo de nuevo.',
  domainNotAuthorized:
    'El inicio de sesión no está configurado para esta dirección. Puede permitirlo la persona responsable del sitio.',
  otherProvider:
    'Con esta dirección de correo iniciaste sesión antes en otro proveedor. Inicia sesión con ese.',
  signInUnreachable:
    'El inicio de sesión no está disponible en este momento. Comprueba tu conexión e inténtalo de nuevo.',
  signInFailed: 'No se pudo iniciar sesión. Inténtalo de nuevo.',
  // What a person can do with everything they wrote
  yourComments: 'Tus comentarios',
  ownDataHint: 'Todo lo que has escrito aquí, en todos los artículos.',
  download: 'Descargar mis comentarios',
  collecting: 'Reuniendo tus comentarios',
  downloaded: (count) =>
    `${counted(count, 'comentario guardado', 'comentarios guardados')} en my-comments.json.`,
  notDownloaded: 'Tus comentarios no se han descargado.',
  deleteAll: 'Eliminar todo lo que he escrito',
  counting: 'Contando tus comentarios',
  confirmDeleteAll: (count) =>
    `Se ${count === 1 ? 'eliminará tu comentario' : `eliminarán tus ${count} comentarios`} de este sitio, y también tus borradores y comentarios sin enviar de este navegador. No se puede deshacer. Las respuestas de otras personas se conservan. ¿Eliminar todo?`,
  leftToDelete: (left) => `Eliminando: ${left === 1 ? 'queda' : 'quedan'} ${left}`,
  deletedAll: 'Se ha eliminado todo lo que escribiste.',
  nothingDeleted: 'No se ha eliminado nada.',
  partlyDeleted: (left) =>
    `${left === 1 ? 'Queda 1 comentario tuyo' : `Quedan ${left} comentarios tuyos`}. Vuelve a eliminar para continuar.`,
  // Writing
  yourComment: 'Tu comentario',
  yourReply: 'Tu respuesta',
  editYours: 'Edita tu comentario',
  replyTo: 'En respuesta a',
  post: 'Publicar',
  save: 'Guardar',
  cancel: 'Cancelar',
  reply: 'Responder',
  like: 'Me gusta',
  likeArticle: 'Me gusta este artículo',
  likes: (count) => `${count} me gusta`,
  edit: 'Editar',
  delete: 'Eliminar',
  confirmDelete: '¿Seguro que quieres eliminar el comentario?',
  undo: 'Deshacer',
  formatting: 'Formato',
  formatHelp: '**negrita** *cursiva* `código` >\u00a0cita -\u00a0lista',
  bold: 'Negrita',
  italics: 'Cursiva',
  link: 'Enlace',
  quote: 'Cita',
  list: 'Lista',
  preview: 'Vista previa',
  tooLong: 'Demasiados caracteres',
  atMostLeft: (count) => `Quedan como máximo ${count} caracteres`,
  charactersLeft: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  charactersTooMany: (count) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
  notKept: 'Este navegador no puede conservar tu texto. Publícalo antes de cerrar la página.',
  newerText:
    'Este comentario se cambió en otro lugar después de que empezaras a editarlo. Si guardas, sustituirás el texto más reciente:',
  // What became of it
  saving: 'Guardando',
  sending: 'Enviando',
  waiting: 'Esperando la conexión',
  limitedUntil: (time) =>
    `Demasiados comentarios en poco tiempo. Hora del próximo intento de envío: ${time}.`,
  waitingForSignIn:
    'Aún no se ha enviado, porque se ha cerrado tu sesión. Tu texto se conserva y se enviará cuando inicies sesión.',
  tryAgain: 'Reintentar',
  editText: 'Editar texto',
  discard: 'Descartar',
  posted: 'Tu comentario se ha publicado.',
  held: 'Tu comentario se publicará cuando lo apruebe la persona responsable de este sitio.',
  waitingForApproval: 'Pendiente de aprobación. Solo lo ven tú y la persona responsable de este sitio.',
  changed: 'Tu cambio se ha guardado.',
  deleted: 'El comentario se ha eliminado.',
  canBeUndone: (seconds) => `Comentario eliminado. Puedes deshacerlo durante ${counted(seconds, 'segundo')}.`,
  undone: 'El comentario se ha recuperado.',
  deletionWaits: 'Demasiados cambios en poco tiempo. El comentario se eliminará en un momento.',
  deletionWaitsForSignIn: 'Se ha cerrado tu sesión. El comentario se eliminará cuando inicies sesión.',
  discarded: 'El comentario sin enviar se ha descartado.',
  editedIsGone:
    'El comentario que estabas editando se ha eliminado. Tu texto está en el cuadro para escribir uno nuevo.',
  // Refusals
  notSent: 'No se ha enviado.',
  notSaved: 'Tu cambio no se ha guardado.',
  notDeleted: 'El comentario no se ha eliminado.',
  notLiked: 'Tu «me gusta» no se ha guardado.',
  yourTextIsKept: 'Tu texto se conserva.',
  accountRefused: 'Este sitio no acepta comentarios de esta cuenta.',
  notYours: 'Un comentario solo puede cambiarlo quien lo escribió.',
  parentIsGone: 'El comentario al que responde se ha eliminado.',
  cannotReach: 'No se puede acceder a los comentarios en este momento.',
  notAccepted: 'Este texto no se ha aceptado.',
  tooMany: (seconds) =>
    `Demasiados comentarios en poco tiempo. Inténtalo de nuevo dentro de ${duration(seconds)}.`,
  empty: 'Escribe algo primero.',
  bodyTooLong: (most) => `Un comentario puede tener como máximo ${most.toLocaleString(tag)} caracteres.`,
  idTaken: 'Este identificador ya está en uso.',
  editAddsLinks: 'Al editar no se pueden añadir más de dos enlaces. Publícalos en un comentario nuevo.',
  notFiled: 'No se pudo guardar este comentario. Envíalo otra vez.',
  pageIsFull: 'Esta página está llena y ya no admite comentarios. Tu texto se conserva.',
  takesNoComments: 'Este artículo ya no admite comentarios. Tu texto se conserva.',
};

export const moderation: Language['moderation'] = {
  title: 'Moderación',
  description:
    'Donde la persona responsable de este sitio lee todos los comentarios, aprueba los nuevos y decide quién puede comentar.',
  signInAs: 'Inicia sesión con la cuenta de la persona responsable del sitio.',
  forOwner: 'Esta página es para la persona responsable del sitio.',
  otherAccount: 'Iniciar sesión con otra cuenta',
  noScript: 'Esta página necesita JavaScript, que está desactivado en este navegador.',
  unreachable: 'Esto no está disponible en este momento. Comprueba tu conexión.',
  notDone: 'No ha funcionado. Comprueba tu conexión e inténtalo de nuevo.',
  // New people
  hold: 'Retener el primer comentario de cada persona hasta aprobarlo',
  holdHint: 'Un primer comentario con más de dos enlaces siempre espera.',
  waiting: (count) => `Pendientes de aprobación (${count})`,
  holds: 'A partir de ahora, los primeros comentarios de personas nuevas esperan tu aprobación.',
  holdsNot: 'Los primeros comentarios de personas nuevas ya no esperan.',
  nothingWaits: 'No hay nada pendiente de aprobación.',
  approve: 'Aprobar',
  approved: (name) => `El comentario de ${name} se ha publicado.`,
  // Comments
  newest: 'Comentarios más recientes',
  sinceLastVisit: (count) => `${newComments(count)} desde tu última visita`,
  isNew: 'Nuevo',
  search: 'Buscar en textos y nombres',
  find: 'Buscar',
  searchHint: 'Se busca en los comentarios cargados. «Mostrar más» carga otros.',
  nothingFound: 'Ningún comentario coincide.',
  noneYet: 'Aún no hay comentarios.',
  onlyBy: (name) => `Solo comentarios de ${name}`,
  byAll: 'Comentarios de todo el mundo',
  allBy: 'Todos los de esta persona',
  on: 'en',
  more: 'Mostrar más',
  deleteAll: 'Eliminar todo lo de esta persona',
  confirmDeleteAll: (name) => `¿Eliminar todo lo que ha escrito ${name}, en todas las páginas?`,
  deletingAll: (count, name) =>
    `${count === 1 ? 'Se eliminará 1 comentario' : `Se eliminarán ${count} comentarios`} de ${name} en un momento.`,
  // People
  ban: 'Bloquear a esta persona',
  confirmBan: (name) =>
    `¿Impedir que ${name} comente? Lo que ha escrito se conserva, y puedes desbloquear a esta persona en /moderation.`,
  banned: (name) => `${name} ya no puede comentar.`,
  unbanned: (name) => `${name} puede volver a comentar.`,
  isBanned: 'Persona bloqueada.',
  bannedPeople: 'Personas bloqueadas',
  nobodyBanned: 'No hay personas bloqueadas.',
  bannedSince: (date) => `desde el ${date}`,
  unban: 'Desbloquear',
};

export const views: Language['views'] = {
  heading: 'Visitas',
  hint: 'Contadas en este servidor sin cookies ni scripts: páginas vistas, no personas, sin los bots conocidos. El día empieza a medianoche UTC.',
  none: (days) => `No se vio ninguna página en los últimos ${days} días.`,
  byPage: (days) => `Visitas por página, últimos ${days} días`,
  page: 'Página',
  allPages: 'Todas las páginas',
  home: 'Página de inicio',
  today: 'Hoy',
  byDay: 'Por día',
  byReferrer: (days) => `Sitios que enlazan aquí, últimos ${days} días`,
  site: 'Sitio',
};

function duration(seconds: number): string {
  const [size, unit] = seconds < 120 ? [1, 'segundo'] : seconds < 7200 ? [60, 'minuto'] : [3600, 'hora'];
  return counted(Math.ceil(seconds / size), unit);
}

export const server: Language['server'] = {
  backToForm: 'Volver al formulario',
  findYourText: 'Vuelve atrás y encontrarás tu texto en el formulario.',
  // Sign-in
  notTheOwner: (owner) => `${owner} (visitante)`,
  chooseAccount: 'Elige una cuenta',
  owner: 'responsable de este sitio',
  sampleAccounts:
    'Estas cuentas de ejemplo son para probar el sitio. Cuando el sitio esté publicado, las visitas iniciarán sesión aquí con sus propias cuentas.',
  needsToken: 'Abre el enlace de tu terminal',
  whereTokenIs:
    'Este sitio aún no tiene un cliente de Google, así que se inicia sesión con cuentas de ejemplo. Son solo para quien arrancó el sitio: la terminal mostró una dirección que termina en un token. Abre la del último arranque en este navegador y vuelve a iniciar sesión.',
  onlyOnThisMachine:
    'Este sitio aún no tiene un cliente de Google, así que solo se puede iniciar sesión en la dirección que mostró la terminal, no a través de un proxy o un túnel. Cierra esta ventana.',
  continue: 'Continuar',
  signedIn: 'Sesión iniciada',
  signedInHeading: 'Has iniciado sesión. Puedes cerrar esta ventana.',
  notSignedIn: 'Sesión no iniciada',
  notSignedInHeading: 'No has iniciado sesión.',
  signInProblems: {
    rate_limited:
      'Ha habido demasiados intentos desde tu red. Cierra esta ventana e inténtalo de nuevo más tarde.',
    off: 'Esto es una vista previa del sitio, y nadie puede iniciar sesión en ella. Cierra esta ventana.',
    access_denied: 'Se canceló el inicio de sesión. Cierra esta ventana.',
    unavailable:
      'El servicio de inicio de sesión no respondió como se esperaba, o el sitio no puede guardar nada en este momento. Cierra esta ventana, espera un minuto e inténtalo de nuevo.',
  },
  // Sign-in with a code by email
  emailSignInText:
    'Recibirás un correo con un código que debes escribir aquí. Nadie ve tu dirección, y no se guarda.',
  emailLabel: 'Correo electrónico',
  codeNotSent:
    'El correo no se ha podido enviar ahora, así que no has iniciado sesión. Vuelve a intentarlo dentro de unos minutos o escribe a la persona responsable de este sitio.',
  tooManyCodes: (minutes) =>
    `Se han pedido demasiados correos. Vuelve a intentarlo dentro de ${aboutMinutes(minutes)}.`,
  codeExpired: 'El código ha caducado o se pidió en otro navegador. Pide uno nuevo.',
  tooManyTries: 'Se han probado demasiados códigos. Pide uno nuevo.',
  enterCode: 'Escribe el código',
  codeSent: 'Escribe el código, o abre el enlace del correo que se ha enviado a',
  codeLabel: 'Código',
  wrongCode: 'Este no es el código del último correo. Compruébalo o pide uno nuevo.',
  nameHint:
    'Aparece junto a tus comentarios. Si ya iniciaste sesión con esta dirección, déjalo vacío para conservar tu nombre.',
  nameNeeded: (most) =>
    `Elige un nombre para mostrar junto a tus comentarios, de ${most} caracteres como máximo.`,
  ownersName: 'Este nombre se parece al de la persona responsable de este sitio. Elige otro.',
  signIn: 'Iniciar sesión',
  askForCodeAgain: 'Pedir un código nuevo o usar otra dirección',
  yourCode: 'Tu código',
  codeForOtherBrowser: 'Escríbelo en la ventana donde lo pediste, y en ninguna otra página.',
  codeMail: (mail) => ({
    subject: `${mail.code} es tu código para ${mail.host}`,
    text: `Para iniciar sesión en ${mail.host}, escribe este código en la ventana donde lo pediste:

${mail.code}

O abre este enlace en el mismo navegador y pulsa el botón de la página:
${mail.link}

El código sirve una sola vez, durante ${mail.minutes} minutos. Si no lo has pedido, no hagas nada. No se lo des a nadie.

${mail.owner}
`,
  }),
  // Requests that can't be answered
  notSent: 'No enviado',
  requestTooLarge: 'Esta petición es demasiado grande.',
  formUnreadable: 'No se pudo leer este formulario.',
  notNow: 'No disponible',
  notNowHeading: 'No ha funcionado',
  notNowText:
    'El sitio no puede guardar nada en este momento. Si escribiste algo, vuelve atrás para recuperarlo e inténtalo de nuevo en un minuto.',
  tooManyPages:
    'Se han abierto demasiadas páginas de comentarios desde tu red. Inténtalo de nuevo en un minuto.',
  // The contact form
  thanksForWriting: 'Gracias por escribir.',
  messageNotSent: 'Mensaje no enviado',
  foreignForm: 'Este formulario pertenece a otro sitio.',
  nameProblem: 'Falta el nombre, o tiene más de 200 caracteres.',
  emailProblem: 'Falta la dirección de correo, o no es válida.',
  messageProblem: 'Falta el mensaje, o tiene más de 10\u00a0000 caracteres.',
  tooManyMessages: (seconds) => `Demasiados mensajes. Inténtalo de nuevo dentro de ${duration(seconds)}.`,
  inboxFull: (email) => `El buzón está lleno. Escribe a ${email}, por favor.`,
  messageFrom: (name) => `Mensaje de ${name}`,
  // The email list
  notSubscribed: 'Suscripción no realizada',
  foreignList: 'Esta lista pertenece a otro sitio.',
  onTheList: 'Gracias. Ya estás en la lista.',
  confirmByMail:
    'Ya casi está: si esta dirección es nueva, te llegará un correo con un enlace. Ábrelo para completar la suscripción.',
  tooManySignUps: (minutes) =>
    `Demasiados intentos de suscripción. Inténtalo de nuevo dentro de ${aboutMinutes(minutes)}.`,
  // The pages behind the links in its emails
  join: 'Suscribirse a la lista de correo',
  joinHeading: '¿Quieres suscribirte a la lista de correo?',
  joinText: (owner) => `${owner} te escribirá cuando haya tutoriales y apps nuevos.`,
  confirm: 'Confirmar',
  joined: 'Ya estás en la lista',
  joinedText:
    'Gracias por suscribirte. El correo que te trajo aquí también tiene un enlace para darte de baja.',
  expired: 'Este enlace ya no funciona',
  expiredText:
    'Ha caducado o le falta una parte, así que no se ha cambiado nada. Para estar en la lista, suscríbete de nuevo.',
  toForm: 'Ir al formulario',
  leave: 'Darse de baja de la lista de correo',
  leaveHeading: '¿Quieres darte de baja de la lista de correo?',
  leaveText: (owner) => `Tu dirección y tu nombre se eliminarán de la lista de ${owner}.`,
  unsubscribe: 'Darme de baja',
  left: 'Ya no estás en la lista',
  leftText: 'Tu dirección y tu nombre se han eliminado.',
  notListed: 'No está en la lista',
  notListedText:
    'Este enlace no corresponde a ninguna dirección de la lista. Si aún recibes correos de la lista, avísame con el formulario de contacto.',
  toContact: 'Ir al formulario de contacto',
  // Mail about replies, and the page behind the link in it
  stopReplyMails: 'Dejar de recibir estos correos',
  stopReplyMailsHeading: '¿Quieres dejar de recibir correos sobre respuestas?',
  stopReplyMailsText: 'Tu dirección se eliminará. Tus comentarios se conservan.',
  replyMailsStopped: 'No recibirás más correos sobre respuestas',
  replyMailsStoppedText:
    'Tu dirección se ha eliminado. Puedes volver a activar los correos al pie de cualquier artículo.',
  brokenStopLink:
    'Le falta una parte, así que no se ha cambiado nada. Si sigues recibiendo correos, avísame con el formulario de contacto.',
  repliesMail: (mail) => ({
    subject: `${counted(mail.count, 'respuesta nueva', 'respuestas nuevas')} en «${mail.title}»`,
    text: `Hay respuestas nuevas en una conversación en la que participaste, en «${mail.title}»:

${mail.quotes}${mail.more > 0 ? `\n… y ${mail.more} más.\n` : ''}
Para responder, abre uno de los enlaces de arriba: las respuestas a este correo solo le llegan a ${mail.owner}.
Recibirás como máximo un correo de estos por hora y conversación. Para dejar de recibirlos todos, abre este enlace:
${mail.stop}

${mail.owner}
`,
  }),
  waitsForApproval: 'Espera tu aprobación:',
  newCommentsMail: (mail) => ({
    subject: `${newComments(mail.count)} en ${new URL(mail.address).host}`,
    text: `${mail.quotes}${mail.more > 0 ? `\n… y ${mail.more} más.\n` : ''}`,
  }),
  // The emails of the list
  whyThisEmail: (host) => `Recibes este correo porque te suscribiste a la lista de ${host}.`,
  readOnSite: 'Leer en el sitio',
  confirmMail: (mail) => ({
    subject: `Confirma tu suscripción a la lista de correo de ${mail.owner}`,
    text: `Alguien, espero que tú, escribió esta dirección para la lista de correo de ${mail.address}.

Para suscribirte a la lista, abre este enlace y pulsa el botón:
${mail.confirm}

Si no fuiste tú, no hagas nada. No estás en la lista, y tu dirección se eliminará al cabo de ${counted(mail.days, 'día')}. Para eliminarla ahora, usa este enlace:
${mail.unsubscribe}

${mail.owner}
`,
  }),
  alreadyListedMail: (mail) => ({
    subject: `Ya estás en la lista de correo de ${mail.owner}`,
    text: `Alguien, probablemente tú, escribió esta dirección para la lista de correo de ${mail.address}.
La dirección ya está en la lista, así que no ha cambiado nada.

Para darte de baja de la lista, abre este enlace y pulsa el botón:
${mail.unsubscribe}

${mail.owner}
`,
  }),
};

const aboutMinutes = (minutes: number) => (minutes === 1 ? 'un minuto' : `unos ${minutes} minutos`);
