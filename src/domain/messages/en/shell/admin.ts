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
  above: 'Where this page stands',

  filters: 'Search and filter',
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
} as const
