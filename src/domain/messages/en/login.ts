/** Signing in to the back office. */
export const login = {
  title: 'Sign in',
  description: 'Sign-in for the team that runs {name}.',
  lede: 'For the team that runs the registry.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  check: 'Please check the marked answers',
  wrong: 'Email or password is wrong. Please try again.',
  wrongTitle: 'We could not sign you in',
  tooMany: {
    one: 'There were too many attempts. Please try again in a minute.',
    other: 'There were too many attempts. Please try again in {count} minutes.',
  },
  signedOut: 'You are signed out',
  stillIn: 'Already signed in?',
  goOn: 'Open the page',
  noAccount:
    'Experts, trainers and hospitals need no account: the link in the confirmation message, the e-mail address and the PIN are enough.',
} as const
