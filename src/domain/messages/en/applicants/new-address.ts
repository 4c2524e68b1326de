export const newAddress = {
  confirmTitle: 'Confirm your new email address',
  confirmDescription: 'Confirm the new email address of an application at {name}.',
  confirmLede: 'We then write to {email} about {reference}, and new PINs go there, too.',
  pin: 'PIN of your application',
  pinHint: 'Six digits, from the mail that brought your link.',
  wrongPin: 'This PIN is not right. Please try again.',
  confirm: 'Confirm this address',
  lostPin:
    'No PIN at hand? Open your personal link and choose ‘Send me a new PIN’. It goes to your present address.',
  confirmedTitle: 'Your new email address is confirmed',
  confirmedText:
    'From now on we write to {email}. Your personal link and your PIN stay the same; please open your application with the new address.',
  lockedTitle: 'Please wait a little',
  takenTitle: 'Another application has this address',
  takenText:
    'Since you entered {email}, another application has been sent with it. Your present address stays registered. Please enter a different one in your application, or ask the coordinator.',
  deadConfirm:
    'The change was confirmed or cancelled, a newer mail brought another link, or more than seven days have passed. Your application can send a new link.',

  keepTitle: 'Cancel the change of your email address?',
  keepDescription: 'Keep the present email address of an application at {name}.',
  keepLede:
    'The present address of {reference} stays registered. Your application is closed wherever it is open at the moment.',
  keep: 'Cancel the change',
  keptTitle: 'Your email address stays as it was',
  keptText:
    'If it was not you who entered the new one, somebody had your application open. Please ask for a new PIN: open your personal link and choose ‘Send me a new PIN’.',
  deadKeep:
    'The change was confirmed or cancelled already, or it has lapsed after seven days. If your address was changed against your will, please write to the coordinator at once.',
} as const
