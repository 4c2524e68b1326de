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
} as const
