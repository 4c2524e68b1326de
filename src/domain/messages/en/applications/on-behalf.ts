import type { ApplicationKind } from '../../../applications/application-status.ts'
import type { Source } from '../../../applications/entry-source.ts'

const kinds = {
  kind_expert: 'Expert',
  kind_hospital: 'Hospital',
  kind_trainer: 'Trainer',
} as const satisfies Record<`kind_${ApplicationKind}`, string>

const sources = {
  source_paper: 'On paper',
  source_telephone: 'By telephone',
  source_other: 'In another way',
  source_import: 'In a file',
} as const satisfies Record<`source_${Source}`, string>

/** Entering what somebody told us on paper or by telephone. */
export const onBehalf = {
  ...kinds,
  ...sources,
  section: 'Paper, phone',
  title: 'Paper and telephone',
  description: 'Enter applications for those who told the team of {name} on paper or by telephone.',
  text: 'You enter it, the person confirms it by a mailed link. Until then it is no application.',

  new: 'Enter an application',
  kind: 'Who applies?',
  source: 'How did they tell us?',
  begin: 'Next: the questions',
  import: 'Import experts from a file',

  enter_expert: 'Enter an expert',
  enter_hospital: 'Enter a hospital',
  enter_trainer: 'Enter a trainer',
  told: 'Told us: {source}',
  next: 'What happens next',
  nextText:
    'The person gets a mail with a link, checks every answer, agrees to the terms themselves and sends it. The questions of consent are therefore not here.',
  fileHint: 'A PDF. If you do not have it, the person adds it.',
  mayLack: 'Some answers are missing: let the person add them',
  language: 'Language of the mails',
  languageHint: 'The link opens the form in it; the person can change it there.',
  mailsIn: 'mails in {language}',
  send: 'Save and mail the link',
  cancel: 'Cancel',
  takenTitle: 'Email already exists',
  takenText:
    'There is already an application with this address, or one that waits for its person. Please look for it in the lists.',
  tooManyTitle: 'This address has got many links within the last hour',
  tooManyText: 'Nobody gets more than five. Please try again later. Nothing you typed is lost.',
  failedTitle: 'This did not work',
  failedText: 'Something went wrong on our side. Please try again. Nothing you typed is lost.',

  waiting: 'Waiting for confirmation',
  count: '{count} not confirmed yet.',
  entered: 'Entered on {date} by {who}.',
  expires: 'Deleted on {date} if nobody confirms it.',
  mailFailed: 'The mail failed',
  again: 'Mail the link again',
  againFor: 'Mail the link to {name} again',
  againText: 'The person gets a new link, good for 30 days. The old one does not work any more.',
  againYes: 'Mail a new link',
  remove: 'Remove',
  removeFor: 'Remove what was entered for {name}',
  removeText: 'All answers and files are removed, and the link does not work any more.',
  removeYes: 'Remove it',
  older: 'Older ones',
  none: 'Nothing waits',
  noneText: 'What you enter stands here until its person has confirmed it.',

  done_entered: 'It is kept, and the mail with the link is on its way.',
  done_mailed: 'A mail with a new link is on its way.',
  done_removed: 'It is removed.',
  notDone: 'This was not done',
  gone: 'It waits no longer: its person has confirmed or deleted it.',
} as const
