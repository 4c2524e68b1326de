/** Signing in to the back office. */
export const login = {
  title: 'Sign in',
  description: 'Sign-in for the team that runs {name}.',
  lede: 'For the team that runs the registry.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  wrong: 'Email or password is wrong. Please try again.',
  usePasskey:
    'Your password is right, but it no longer opens the back office alone. Please sign in with your passkey. If you have lost it, ask an administrator.',
  wrongTitle: 'We could not sign you in',
  tooMany: {
    one: 'There were too many attempts. Please try again in a minute.',
    other: 'There were too many attempts. Please try again in {count} minutes.',
  },
  tooManyFor: 'There were too many attempts. Please try again in {time}.',
  signedOut: 'You are signed out',
  stillIn: 'Already signed in?',
  goOn: 'Open the page',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'This passkey could not sign you in. Please try again, or use your password.',

  codeTitle: 'Enter your code',
  codeLede: 'Your password is right. Now the code that your app shows.',
  code: 'Code',
  codeHint: 'Six digits from the app, or one of your recovery codes.',
  codeSubmit: 'Continue',
  again: 'Sign in again',
  expiredTitle: 'Please sign in again',
  expiredText: 'The code took too long, or there were too many attempts.',

  acceptTitle: 'Welcome to {name}',
  acceptLede: 'You are invited as {role}. Choose your name and a password.',
  newTitle: 'Choose a new password',
  newLede: 'For {email}. You are then signed out everywhere.',
  linkDescription: 'Choose a password for the back office of {name}.',
  name: 'Name',
  newPassword: 'Password',
  accept: 'Accept the invitation',
  save: 'Save password',
  deadTitle: 'This link no longer works',
  deadText: 'It was used, replaced or withdrawn, or it is too old.',
  deadNext:
    'If you were invited, ask the person who invited you for a new invitation. If you already have an account, sign in.',
  doneTitle: 'Your password is saved',
  doneText: 'Sign in with it now.',
  forgotten: 'Forgot your password?',
  forgottenTitle: 'Forgot your password?',
  forgottenDescription: 'Ask for a link to choose a new password for the back office of {name}.',
  forgottenLede:
    'Enter the address you sign in with. We mail you a link with which you choose a new password.',
  forgottenSubmit: 'Send the link',
  backToSignIn: 'Back to sign-in',
  askedTitle: 'Please check your e-mail',
  askedText:
    'If {email} belongs to an account here, a link is on its way to it. It works once, for one hour. Your second step stays as it is.',
  askedNothing:
    'Nothing after a few minutes? Look into your spam folder, check the address, or ask an administrator: they can send you a link, too.',
  noAccount:
    'Experts, trainers and hospitals need no account: the link in the confirmation message, the e-mail address and the PIN are enough.',
} as const
