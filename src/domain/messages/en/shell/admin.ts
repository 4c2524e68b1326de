export const admin = {
  title: 'Back office',
  navigation: 'Back office',
  home: '{name} back office',
  today: 'Today',
  experts: 'Experts',
  hospitals: 'Hospitals',
  trainers: 'Trainers',
  todayDescription: 'Where the team of {name} begins its day.',
  welcome: 'Welcome, {name}.',
  yourRole: 'Your role: {role}',
  goneTitle: 'This is not there any more',
  goneText: 'It was erased, or the address is not right.',
  goneBack: 'Go to Today',
  above: 'Where this page stands',

  filters: 'Search and filter',
  anybody: 'Anybody',
  me: 'Me',
  nobody: 'Nobody',
  showFiltered: 'Show',
  clearFilters: 'Clear search and filter',
  noneFoundText: 'Nothing here fits this search and filter. Look under another status, or clear them.',
  pagesOfList: 'Pages of the list',
  firstPage: 'Back to the beginning',
  nextPage: 'Next page',

  administrator: 'Administrator',
  administratorTasks: 'You may do everything: review, match, answer, publish, and decide who works here.',
  coordinator: 'Coordinator',
  coordinatorTasks: 'You review applications, match experts with hospitals and answer messages.',
  editor: 'Editor',
  editorTasks: 'You write and publish stories, news and profiles.',
  viewer: 'Viewer',
  viewerTasks: 'You may read everything here and change nothing.',

  mailsToSend: { one: 'This mail will go', other: 'These mails will go' },
  sendNothing: 'Back, send nothing',
  mailTo: 'To',
  mailIn: ', in {language}',
  mailSubject: 'Subject: {subject}',
  mailWords: 'Mail to {to}',
  mailLink: '(a personal link, made when the mail goes)',

  secondStepDue: {
    one: 'You need a second step to sign in. Please set it up today.',
    other: 'You need a second step to sign in. You have {count} days to set it up.',
  },
  secondStepSetUp: 'Set it up now',
  secondStepNow:
    'A password alone no longer opens the back office for you. Please set up a second step to go on.',

  signOut: 'Sign out',
  signOutDescription: 'End your session in the back office of {name}.',
  signOutText: 'You can sign in again at any time.',

  unsent_signedOut: 'Your session has ended',
  unsent_signedOutText:
    'Nothing was sent, and what you typed is still here. Sign in again, then come back and send it.',
  unsent_offline: 'The server cannot be reached',
  unsent_offlineText:
    'Nothing was sent, and what you typed is still here. Please check your connection, then send it again.',
  unsentSignIn: 'Sign in, in a new tab',
} as const
