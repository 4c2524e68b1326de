/** The page that makes the first administrator. */
export const setUp = {
  title: 'Create the first administrator',
  description: 'Set up the back office of {name}.',
  lede: 'This link works once. The person you name here will run the back office.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least {count} characters. A sentence is easy to remember and hard to guess.',
  tooShort: 'Please use at least {min} characters',
  create: 'Create administrator',
  usedTitle: 'This link does not work any more',
  usedText:
    'It was used, it is older than a day, or it was mistyped. While there is no administrator, each start of the server prints a new one.',
  doneTitle: 'The administrator is created',
  doneText: 'Keep the password safe: only its hash is stored.',
} as const
