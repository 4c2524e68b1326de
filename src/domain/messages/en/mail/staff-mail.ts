/** Mails to members of staff and to people who are invited. */
export const staffMail = {
  invitationSubject: 'You are invited to work in {name}',
  invitationPreview: 'Choose a password and begin.',
  invitationText: '{inviter} invites you to the back office of {name}, as {role}.',
  invitationOpen: 'Accept the invitation',
  invitationReason:
    'You get this mail because somebody at {name} entered this address. If you do not expect it, you need not do anything.',
  passwordSubject: 'Choose a new password for {name}',
  passwordPreview: 'An administrator sends you this link.',
  passwordText:
    'An administrator of {name} sends you a link with which you choose a new password. Until then the old one works.',
  passwordOpen: 'Choose a new password',
  passwordReason: 'You get this mail because you work in the back office of {name}.',
  linkUse: 'The link works once, for 7 days. Please do not pass it on.',
  forgottenPreview: 'You asked for this link at the sign-in page.',
  forgottenText:
    'Somebody asked for a new password for your account at {name}. If it was you, choose one with this link. Until then the old one works.',
  forgottenUse: 'The link works once, for one hour. Please do not pass it on.',
  forgottenNotYou:
    'Was it not you? Then you need not do anything: without this mail nobody can change your password.',
  changedSubject: 'Your password for {name} was changed',
  changedPreview: 'If it was you, you need not do anything.',
  changedText:
    'The password of your account at {name} was changed, and other devices were signed out. If it was you, you need not do anything.',
  changedNotYou:
    'Was it not you? Then choose a new password at once, and tell an administrator: somebody else may read your mail or know your password.',
  changedOpen: 'Choose a new password',
  appliedIn: 'Applied in',
  writtenIn: 'Written in',
  webhookOffSubject: 'The webhook “{webhook}” is switched off',
  webhookOffPreview: 'Its receiver is told of nothing any more.',
  webhookOff_failing:
    '{name} could not deliver anything to the webhook “{webhook}” for three days, and has switched it off.',
  webhookOff_gone:
    'The receiver of the webhook “{webhook}” answered that it is gone (410). {name} has switched it off.',
  webhookOffNext:
    'Once the receiver works again, switch the webhook on. What was not delivered stands in its log for 30 days and can be sent again.',
  webhookOffOpen: 'Open the log of the webhook',
  webhookOffReason: 'You get this mail because you answer for this webhook of {name}.',
  eventHeading: 'News: {what}',
  eventOwn: 'Something has happened on a record that is assigned to you.',
  eventOther: 'Something has happened on a record that is not assigned to you.',
  eventRecord: 'Record',
  eventWhat: 'What happened',
  eventOpen: 'Open the record',
  eventReason:
    'You get this mail because you work in the back office of {name}. Under ‘Your account’ you choose which mails you get.',
  digestHeading: 'What happened on the records, {day}',
  digestPreview: { one: 'News on {count} record.', other: 'News on {count} records.' },
  digestText: {
    one: 'Since the last mail of this kind, something has happened on {count} record.',
    other: 'Since the last mail of this kind, something has happened on {count} records.',
  },
  digestOwn: 'Assigned to you',
  digestOthers: 'Other records',
  digestMore: { one: 'And {count} more.', other: 'And {count} more.' },
  digestOpen: 'Open the back office',
} as const
