/** Mails about one's own application: but for corrections, they repeat nothing that was typed. */
export const access = {
  reference: 'Reference number',
  reason: 'You get this mail because this address is registered at {name}.',

  newPinSubject: 'Your new PIN',
  newPinPreview: 'It opens what you sent us, together with your link and your email address.',
  newPinAsked: 'You asked for a new PIN. The old one does not work any more.',
  newPinVoid:
    'Somebody entered a wrong PIN for your link many times. To keep your data safe, the old PIN does not work any more. Here is a new one.',
  newPinWait:
    'Was a wrong PIN entered five times? Then your link opens again after a while, at least 15 minutes.',
  newPinNotYou: 'If you did not ask for it, you need not do anything. Nobody but you gets this PIN.',

  newLinkSubject: 'Your new link',
  newLinkPreview: 'It opens what you sent us, together with your email address and a new PIN.',
  newLinkText: 'Here are a new link and a new PIN for you. The old ones do not work any more.',
  newLinkNotYou: 'If you did not ask us for them, please reply to this mail.',

  linkAgainSubject: 'Your link',
  linkAgainPreview: 'It opens what you sent us, together with your email address and your PIN.',
  linkAgainText:
    'Somebody asked us to send your link again. Here it is. Other links of yours stay as they are.',
  linkAgainNotYou:
    'If you did not ask for it, you need not do anything. Nobody but you gets this link, and it opens nothing without your PIN.',

  whichPin: 'The link asks for this email address and your PIN: the last one that we mailed you, on {day}.',
  getNewPin: 'PIN not at hand? Get a new one',

  pin: 'PIN',
  openApplication: 'Open your application',
  openRequest: 'Open your request',
  pinUse: 'Open the link and enter this email address and the PIN. Never give the PIN to anybody else.',

  editedApplication: 'Your application was changed',
  editedRequest: 'Your request for support was changed',
  editedPreview: 'These are the questions with a new answer.',
  editedText: 'We have kept your changes.',
  editedQuestions: 'Changed',
  editedNotYou: 'If it was not you who made them, please reply to this mail.',

  correctedApplication: 'We corrected your application',
  correctedRequest: 'We corrected your request for support',
  correctedPreview: 'These answers are different now.',
  correctedText:
    'A member of our team corrected what looked like a mistake. Below is what it said before, what it says now, and why.',
  correctedBefore: '{question}, before',
  correctedNow: '{question}, now',
  correctedReason: 'Why',
  correctedNotRight:
    'If it is not right, please change it with your link and your PIN, or reply to this mail.',

  confirmAddressPreview: 'Until then we write to your present address.',
  confirmAddressHeading: 'Please confirm your new email address',
  confirmAddressText:
    'This address was entered as the new email address of an application. Open the link and enter the PIN of the application to confirm it. Then we write to this address.',
  confirmAddressOpen: 'Confirm this address',
  confirmAddressUntil: 'The link works once, until {day}.',
  confirmAddressNotYou: 'If you did not enter it, you need not do anything. Nothing changes without the PIN.',
  confirmAddressReason: 'You get this mail because this address was entered at {name}.',

  addressAskedPreview: 'Nothing has changed yet. You can cancel it.',
  addressAskedHeading: 'A new email address was entered',
  addressAskedText:
    'Somebody who had your application open entered a new email address. It counts once it is confirmed from the new mailbox with your PIN, until {day}. Until then we write to this address.',
  addressAskedNotYou:
    'If it was you, you need not do anything here. If it was not you, please cancel the change. This also closes your application wherever it is open.',
  addressAskedKeep: 'Cancel the change',

  addressChangedPreview: 'From now on we write to another address.',
  addressChangedHeading: 'Your email address was changed',
  addressChangedText:
    'Your registered email address was changed. From now on we write to the new address. This is the last mail to this one.',
  addressChangedNotYou: 'If it was not you who changed it, please reply to this mail at once.',

  addressCorrectedPreview: 'From now on we write to this address.',
  addressCorrectedHeading: 'We corrected your email address',
  addressCorrectedText:
    'A member of our team corrected your registered email address. From now on we write to this one. Here are a new link and a new PIN for you. The old ones do not work any more.',
  addressCorrectedNotYou:
    'If you have not applied or asked for support, please reply to this mail and do not open the link.',

  withdrawnApplication: 'You have withdrawn',
  withdrawnRequest: 'Your request for support is withdrawn',
  withdrawnPreview: 'Thank you. This is what it means.',
  withdrawnApplicationText:
    'Thank you for the time that you gave us, and for your readiness to help. You have withdrawn, and we do not ask you for support any more. You are welcome back: apply again whenever you like.',
  withdrawnRequestText:
    'You have withdrawn your request. We stop working on it. You may ask again whenever you like.',
  withdrawnErase:
    'Your data stay with us for {period}, unless you erase them before. Your personal link offers this.',
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
