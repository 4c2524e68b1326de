/** What all application forms say; the words of one form are in its own area. */
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

  check: 'Check your answers',
  summaryTitle: 'Check your answers',
  summaryText: 'This is what we receive when you submit.',
  summaryChange: 'Change',
  summaryNone: 'No answer',
  summarySending: '{file} (still being sent)',
  toSummary: 'Back to the summary',

  chooseOne: 'Please choose',
  chooseCountry: 'Choose a country',
  addChoice: 'Type or choose',
  addLanguage: 'Add a language',
  addCountry: 'Type a country',
  countriesHint: 'The list has the countries of the regions that you chose: {regions}.',
  severalHint: 'To choose several, hold Ctrl or ⌘ while you click.',
  noLevel: 'None',
  levelUnset: 'Not set yet',
  languageRemoved: '{language} was removed.',
  undo: 'Undo',
  clear: 'Clear',
  region: 'WHO region',
  years: 'years',

  begin: 'Begin Registration',
  beginNote:
    'About {minutes} minutes. Your answers are kept on this device as you type: you can stop and continue.',
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
  elsewhereText: 'We send you an email with a link to what you have filled in so far. It works for 30 days.',
  elsewhereSend: 'Send me the link',
  elsewhereClose: 'Close',
  elsewhereSent:
    'A link is on its way to {email}. It works for 30 days, until {date}. What you change here from now on is not in it.',
  newerTitle: 'You see the draft of this device',
  newerText: 'It has other answers than the one that your link leads to.',
  newerTake: 'Use the draft of the link',
  newerTakenTitle: 'You see the draft of the link',
  newerTakenText:
    'It has taken the place of the draft of this device, which you can put back until you leave this page.',
  newerBack: 'Put back what was here',

  waitingTitle: 'There is no connection at the moment',
  waitingText:
    'You need not wait here: it is kept on this device and sent by itself when the line is back, at the latest when you open this site again.',
  filesTitle: 'Your files are still on their way',
  filesText:
    'Your application is sent by itself as soon as they have arrived. You need not wait here: it stays on this device until then.',
  filesSending: 'Still sending {file}: {percent} %',
  filesNoLine:
    'You need not wait here: your application and its files stay on this device and are sent by themselves when the line is back, at the latest when you open this site again.',
  filesSave:
    'Your changes are saved by themselves as soon as they have arrived. Please keep this page open until then.',
  filesSaveNoLine:
    'There is no connection. Keep this page open, and your changes are saved by themselves when the line is back. If you have to leave, they stay on this device for a week: open your link again then and press ‘Save changes’.',
  notSent: 'Not sent yet',
  notSentText: 'Your application waits on this device. It is sent by itself when there is a connection.',
  notSentChanged:
    'You changed your answers after you pressed Submit, so they are not on their way any more. Please press Submit again.',
  notSentRequest: 'Your request waits on this device. It is sent by itself when there is a connection.',
  notSentRequestRefused: 'Your request could not be sent. Please open it and see why.',
  notSentOpen: 'Open it',
  notSentRefused: 'Your application could not be sent. Please open it and see why.',
  tooManyTitle: 'Please wait a few minutes',
  uploadsFullText:
    'Many files from your connection wait to be sent. Your answers are still here; please choose your files again later.',
  tooManyText:
    'Many applications came from your connection. Nothing is lost; please submit again in {count} min.',
  quickTitle: 'That was very quick',
  quickText: 'Your application was not sent yet. Nothing you typed is lost. Please press ‘Submit’ once more.',
  failed: 'Something went wrong. Please try again.',
  failedText: 'Your application was not sent. Nothing you typed is lost.',
  emailTakenText:
    'There is already an application with this address. To change it, use the link in the email that we sent you. If you cannot find it, write to {coordinatorEmail}.',
  perhapsSent:
    'An earlier attempt got no answer, so it may have arrived. Please look for our email before you apply again.',
  changeEmail: 'Change the email address',

  sentTitle: 'Your application has arrived',
  requestArrived: 'Your request has arrived',
  receipt: 'See the receipt',
  reference: 'Your reference: {reference}',
} as const
