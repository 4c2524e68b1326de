/** Mails to those who work in the back office, or are to. */
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
} as const
