/** Mails about one's own application: they repeat nothing that was typed. */
export const access = {
  reference: 'Reference number',
  reason: 'You get this mail because this address is registered for an application at {name}.',

  newPinSubject: 'Your new PIN',
  newPinPreview: 'It opens your application together with your link and your e-mail address.',
  newPinAsked: 'You asked for a new PIN. The old one does not work any more.',
  newPinVoid:
    'Somebody entered a wrong PIN for your application many times. To keep your data safe, the old PIN does not work any more. Here is a new one.',
  newPinWait:
    'Was a wrong PIN entered five times? Then your application opens again after a while, at least 15 minutes.',
  newPinNotYou: 'If you did not ask for it, you need not do anything. Nobody but you gets this PIN.',

  pin: 'PIN',
  openApplication: 'Open your application',
  pinUse: 'Open the link and enter this e-mail address and the PIN. Never give the PIN to anybody else.',

  editedSubject: 'Your application was changed ({reference})',
  editedPreview: 'These are the questions with a new answer.',
  editedHeading: 'Your application was changed',
  editedText: 'We have kept your changes.',
  editedQuestions: 'Changed',
  editedNotYou: 'If it was not you who made them, please reply to this mail.',

  addressChangedSubject: 'Your e-mail address was changed ({reference})',
  addressChangedPreview: 'From now on we write to another address.',
  addressChangedHeading: 'Your e-mail address was changed',
  addressChangedText:
    'The e-mail address of your application was changed. From now on we write to the new address. This is the last mail to this one.',
  addressChangedNotYou: 'If it was not you who changed it, please reply to this mail at once.',

  withdrawnSubject: 'Your application is withdrawn ({reference})',
  withdrawnPreview: 'We stop working on it.',
  withdrawnHeading: 'Your application is withdrawn',
  withdrawnText:
    'You have withdrawn your application. We stop working on it. You may apply again whenever you like.',
  withdrawnErase: 'Your data stay with us until you erase them. Your personal link offers this.',
  withdrawnNotYou: 'If it was not you who withdrew it, please reply to this mail.',

  finishLaterSubject: 'Go on with your form',
  finishLaterPreview: 'Your answers wait for you for 30 days.',
  finishLaterText:
    'Your answers are kept for 30 days. Open this link on the device on which you want to go on.',
  finishLaterOpen: 'Go on with your form',
  finishLaterSafe: 'Whoever has this link can read your answers. Please do not pass it on.',
  finishLaterReason:
    'You get this mail because this address was entered in a form of {name}. If that was not you, you need not do anything.',
} as const
