/** What applying says in every form; a form's own words stand in its own area. */
export const wizard = {
  steps: 'Steps of the application',
  requiredHint: 'Every field is required unless it says optional.',
  back: 'Back',
  firstStep: 'This is the first step.',
  submit: 'Submit',
  sending: 'Sending your application',
  allOnOnePage: 'Show all questions on one page',
  stepByStep: 'Show one step at a time',
  titleOfStep: 'Step {step} of {count}: {title}',

  chooseOne: 'Please choose',
  chooseCountry: 'Choose a country',
  addChoice: 'Type or choose',
  addLanguage: 'Add a language',
  addCountry: 'Type a country',
  countriesHint: 'The list has the countries of the regions that you chose: {regions}.',
  severalHint: 'To choose several, hold Ctrl or ⌘ while you click.',
  noLevel: 'None',
  languageRemoved: '{language} was removed.',
  undo: 'Undo',
  region: 'WHO region',
  years: 'years',

  begin: 'Begin Registration',
  beginNote:
    'Your answers are kept on this device as you type. You can stop at any time and go on later on the same device.',
  goOn: 'Continue your registration',
  goOnNote: 'There is a draft on this device, saved on {date} at {time}.',

  willSave: 'Your answers are kept on this device.',
  unsaved: 'This browser keeps no drafts. Please finish before you close the page.',
  fromOtherTab: 'Updated from another window at {time}',
  onThisDevice:
    'The draft stays in this browser until you send or delete it. If others use this device, delete the draft before you leave.',
  deleteDraft: 'Delete this draft',
  deleteTitle: 'Delete this draft?',
  deleteText: 'All answers in it are removed from this device. This cannot be undone.',
  deleteYes: 'Delete the draft',
  deleteNo: 'Keep it',
  goneTitle: 'The draft is no longer on this device',
  goneText: 'It was sent or deleted in another window. What you type now starts a new draft.',

  elsewhere: 'Finish on another device',
  elsewhereText: 'We send you an e-mail with a link to what you have filled in so far. It works for 30 days.',
  elsewhereSend: 'Send me the link',
  elsewhereClose: 'Close',
  elsewhereSent:
    'A link is on its way to {email}. It works for 30 days, until {date}. What you change here from now on is not in it.',
  newerTitle: 'You see the draft of this device',
  newerText: 'It has other answers than the one that your link leads to.',
  newerTake: 'Use the one from the link instead',

  waitingTitle: 'There is no connection at the moment',
  waitingText:
    'Please keep this page open. Your application is sent by itself when the line is back. Nothing is lost.',
  tooManyTitle: 'Please wait a few minutes',
  uploadsFullText:
    'Many files from your connection wait to be sent with a form. Your answers are still here; please choose your files again and submit later.',
  tooManyText: 'Many applications came from your connection. Nothing is lost; please submit again later.',
  failed: 'Something went wrong. Please try again.',
  failedText: 'Your application was not sent. Nothing you typed is lost.',
  emailTakenText:
    'There is already an application with this address. To change it, use the link in the e-mail that we sent you. If you cannot find it, write to {coordinatorEmail}.',
  perhapsSent:
    'An earlier attempt got no answer, so it may have arrived. Please look for our e-mail before you apply again.',
  changeEmail: 'Change the email address',

  sentTitle: 'Your application has arrived',
  reference: 'Your reference: {reference}',
} as const
