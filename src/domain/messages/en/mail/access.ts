/** Mails about one's own application: they repeat nothing that was typed. */
export const access = {
  reference: 'Reference number',
  reason: 'You get this mail because this address is registered at {name}.',

  newPinSubject: 'Your new PIN',
  newPinPreview: 'It opens what you sent us, together with your link and your e-mail address.',
  newPinAsked: 'You asked for a new PIN. The old one does not work any more.',
  newPinVoid:
    'Somebody entered a wrong PIN for your link many times. To keep your data safe, the old PIN does not work any more. Here is a new one.',
  newPinWait:
    'Was a wrong PIN entered five times? Then your link opens again after a while, at least 15 minutes.',
  newPinNotYou: 'If you did not ask for it, you need not do anything. Nobody but you gets this PIN.',

  newLinkSubject: 'Your new link',
  newLinkPreview: 'It opens what you sent us, together with your e-mail address and a new PIN.',
  newLinkText: 'Here are a new link and a new PIN for you. The old ones do not work any more.',
  newLinkNotYou: 'If you did not ask us for them, please reply to this mail.',

  pin: 'PIN',
  openApplication: 'Open your application',
  openRequest: 'Open your request',
  pinUse: 'Open the link and enter this e-mail address and the PIN. Never give the PIN to anybody else.',

  editedApplication: 'Your application was changed',
  editedRequest: 'Your request for support was changed',
  editedPreview: 'These are the questions with a new answer.',
  editedText: 'We have kept your changes.',
  editedQuestions: 'Changed',
  editedNotYou: 'If it was not you who made them, please reply to this mail.',

  confirmAddressPreview: 'Until then we write to your present address.',
  confirmAddressHeading: 'Please confirm your new e-mail address',
  confirmAddressText:
    'This address was entered as the new e-mail address of an application. Open the link and enter the PIN of the application to confirm it. Then we write to this address.',
  confirmAddressOpen: 'Confirm this address',
  confirmAddressUntil: 'The link works once, until {day}.',
  confirmAddressNotYou: 'If you did not enter it, you need not do anything. Nothing changes without the PIN.',
  confirmAddressReason: 'You get this mail because this address was entered at {name}.',

  addressAskedPreview: 'Nothing has changed yet. You can cancel it.',
  addressAskedHeading: 'A new e-mail address was entered',
  addressAskedText:
    'Somebody who had your application open entered a new e-mail address. It counts once it is confirmed from the new mailbox with your PIN, until {day}. Until then we write to this address.',
  addressAskedNotYou:
    'If it was you, you need not do anything here. If it was not you, please cancel the change. This also closes your application wherever it is open.',
  addressAskedKeep: 'Cancel the change',

  addressChangedPreview: 'From now on we write to another address.',
  addressChangedHeading: 'Your e-mail address was changed',
  addressChangedText:
    'Your registered e-mail address was changed. From now on we write to the new address. This is the last mail to this one.',
  addressChangedNotYou: 'If it was not you who changed it, please reply to this mail at once.',

  withdrawnApplication: 'Your application is withdrawn',
  withdrawnRequest: 'Your request for support is withdrawn',
  withdrawnPreview: 'We stop working on it.',
  withdrawnApplicationText:
    'You have withdrawn your application. We stop working on it. You may apply again whenever you like.',
  withdrawnRequestText:
    'You have withdrawn your request. We stop working on it. You may ask again whenever you like.',
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
