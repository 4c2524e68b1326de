/** What a person reads who comes back to an application; the specification's texts to the letter. */
export const edit = {
  title: 'Edit your application',
  requestTitle: 'Edit your request',
  titleOfStep: '{title}: {step}',
  allSteps: 'All steps',

  authenticationTitle: 'Authentication Required',
  authenticationText: 'Use the email you registered with, and the last PIN that we mailed you.',
  authenticationLasts: {
    one: 'Your application then stays open for {count} hour at most; we tell you before it closes.',
    other: 'Your application then stays open for {count} hours at most; we tell you before it closes.',
  },
  againText:
    'Your application was closed to keep your data safe. Nothing you typed is lost. Please enter your email and your PIN again.',
  email: 'Email',
  pin: 'PIN',
  pinHint: 'Six digits. You can paste them.',
  send: 'Send',
  open: 'Open my application',
  wrongCredentials: 'Invalid email or PIN. Please try again.',
  lastAttempt: 'After one more wrong attempt you have to wait before you can try again.',
  notVerified: 'Error verifying credentials. Please try again.',
  lockedMinutes: {
    one: 'Too many wrong attempts. Please try again in {count} minute.',
    other: 'Too many wrong attempts. Please try again in {count} minutes.',
  },
  lockedHours: {
    one: 'Too many wrong attempts. Please try again in {count} hour.',
    other: 'Too many wrong attempts. Please try again in {count} hours.',
  },
  newPin: 'Send me a new PIN',
  newPinOffer:
    'Is your PIN not at hand? We mail a new one to the email address that you registered with. The old one then does not work any more.',
  newPinNot: 'I have my PIN',
  newPinSent:
    'If this link belongs to an application, a new PIN is on its way to the email address of that application. The old one does not work any more.',
  newPinUsableMinutes: {
    one: 'After the wrong attempts you can use the new one in {count} minute.',
    other: 'After the wrong attempts you can use the new one in {count} minutes.',
  },
  newPinUsableHours: {
    one: 'After the wrong attempts you can use the new one in {count} hour.',
    other: 'After the wrong attempts you can use the new one in {count} hours.',
  },
  newPinFailed: 'We could not send a new PIN. Please try again.',
  newPinWait: {
    one: 'Please look at your mail first. You can ask for another PIN in {count} minute.',
    other: 'Please look at your mail first. You can ask for another PIN in {count} minutes.',
  },

  authenticationLost: 'This link does not work?',
  authenticationReplaced: 'A newer link may have replaced this one.',
  authenticationLink: 'Send me my link again',

  endsTitle: {
    one: 'Your application closes in {count} minute',
    other: 'Your application closes in {count} minutes',
  },
  endsIdle: 'You have not done anything here for a while. What you typed stays on this device.',
  endsMost:
    'We close it after a time to keep your data safe. Enter your PIN again to go on; nothing you typed is lost.',
  endsStay: 'Keep it open',
  endsPin: 'Enter my PIN now',

  noScriptTitle: 'This page needs JavaScript',

  reference: 'Reference',
  status: 'Status',
  status_received: 'Received',
  status_reviewed: 'Being reviewed',
  status_asked: 'We have asked you for something',
  status_interview: 'We would like to talk to you',
  status_accepted: 'Accepted',
  status_registered: 'In the registry',
  status_paused: 'Paused',
  status_searching: 'We look for experts for you',
  status_choosing: 'Your choice is next',
  status_arranged: 'You have chosen an expert',
  status_supported: 'Support under way',
  status_completed: 'Completed',
  status_unmatched: 'We have not found an expert',
  status_declined: 'Not accepted',
  status_withdrawn: 'Withdrawn',
  askedTitle: 'We need to know a little more',
  askedText: 'Please answer the questions on this page. Then you can change all others again.',
  termsTitle: 'Our terms have changed',
  termsText:
    'The new ones apply since {day}. Please read them, and agree to them below when you save changes.',
  termsBySaving: 'The new ones apply since {day}. Please read them: by saving changes you accept them.',
  termsRead: 'Read the terms',
  correctedTitle: 'We corrected some of your answers',
  correctedText: 'If it is not right, please change it below or write to us.',
  correctedWhy: '{day}. Why: {reason}',
  submitted: 'Sent',
  updated: 'Last changed',
  withdrawnTitle: 'You have withdrawn this application',
  withdrawnText: 'You can still read it, correct it and erase it.',

  pendingTitle: 'Your new email address waits for confirmation',
  pendingAt: 'We have sent a link to',
  pendingText:
    'Please open it there and enter your PIN, until {day}. Before that we write to your present address, and you sign in with it.',
  pendingSend: 'Send again',
  pendingSent: 'A new link is on its way. The one before does not work any more.',
  pendingCancel: 'Cancel the change',
  pendingWait:
    'We have sent several links already. Please look at your mail first, and try again in an hour.',
  pendingCancelledTitle: 'Your email address stays as it was',
  pendingCancelledText: 'The link to the new address does not work any more.',

  keepFile: 'Keep the file that you sent before',
  fileKept: '{size}, with your application',

  save: 'Save changes',
  saving: 'Saving your changes',
  turnSaves: 'Going to another step saves your changes first.',
  draftTitle: 'You see changes that are not saved yet',
  draftText:
    'They are kept on this device since {date}, {time}. We receive them only when you press ‘Save changes’.',
  draftOlder: 'Your application was changed since then. Please look through it before you save.',
  draftDiscard: 'Discard these changes',
  draftKept: 'Your unsaved changes are kept on this device.',
  draftAskTitle: 'Discard your changes?',
  draftAskText: 'The form then shows your application as it is saved with us.',
  draftAskYes: 'Discard them',
  draftAskNo: 'Keep them',
  noConsentTitle: 'Without your consent we cannot keep your application',
  noConsentText:
    'Nothing has changed yet. If you want to take your consent back, withdraw the application or erase your data; both are at the end of this page.',
  noConsentLink: 'Go to Withdraw and Erase',
  unchangedTitle: 'There is nothing to save yet',
  unchangedText: 'All answers are the same as before.',
  againTitle: 'Your application is open again',
  againSave: 'Nothing you typed is lost. Please save your changes now.',
  failedTitle: 'Your changes are not saved',
  failedText: 'Nothing you typed is lost. Please try again.',
  failedLater: 'Nothing you typed is lost. Please save again in a few minutes.',
  failedOffline: 'There is no connection at the moment. Nothing you typed is lost. Please save again later.',
  goneText: 'We cannot find this application any more. Perhaps it was erased in another window.',
  emailTakenText: 'Another application has this address. Please use a different one, or ask the coordinator.',
  changeEmail: 'Change the email address',

  conflictTitle: 'Your application was changed in the meantime',
  conflictText:
    'Somebody changed it in another window after you opened it here. Your changes are not saved yet, and nothing you typed is lost.',
  conflictTheirs: 'New answers in the other version:',
  conflictBoth: 'Answers that you changed too, as they are in the other version:',
  conflictLoad: 'Load the newer version and keep my changes',
  mergedTitle: 'This is the newer version with your changes',
  mergedText: 'Please look through it and save it.',
  noAnswer: 'No answer',

  savedText: 'We have sent you an email that names the changed questions.',
  savedUnconfirmed:
    'We have sent a link to {email}. Please open it there and enter your PIN to confirm the address. Until then we write to your present one.',
  backToApplication: 'Back to my application',

  rights: 'Your data and your rights',
  rightsLede: 'You need not give a reason for any of this.',
  exportTitle: 'See all your data',
  exportText:
    'One file with everything that we hold about you. It can be read by people and by programs (JSON).',
  exportFiles: 'Your PDF files are under ‘View’ in ‘{step}’.',
  exportDo: 'Download my data',
  withdrawTitle: 'Withdraw your application',
  withdrawText: 'We stop working on it. Your data stay with us for {period}, unless you erase them before.',
  withdrawDo: 'Withdraw my application',
  eraseTitle: 'Erase everything',
  eraseText: 'Everything that you sent us and our messages to you are deleted for good.',
  eraseDo: 'Erase my data',
  signOutTitle: 'Sign out',
  signOutText: 'Please do so when others use this device.',
  signOutDo: 'Sign out',
  rightsFailed: 'This did not work. Please try again.',
  rightsWrongStatus: 'Your application cannot be withdrawn any more. Please write to the coordinator.',

  askWithdrawTitle: 'Withdraw your application?',
  askWithdrawText:
    'We stop working on it and tell you so by email. You cannot undo this, but you may apply again whenever you like.',
  endsWith: 'This is over then:',
  endsWorking: 'You work with {name} now. The collaboration ends, and we tell them.',
  endsChosen: 'You are about to work with {name}. It does not begin, and we tell them.',
  endsShortlists: {
    one: 'You were put on the shortlist of one hospital. It can no longer choose you. If it still chooses, we tell it.',
    other:
      'You were put on the shortlists of {count} hospitals. They can no longer choose you. We tell those that still choose.',
  },
  endsAsked: {
    one: 'We asked you about one request. It goes on without you.',
    other: 'We asked you about {count} requests. They go on without you.',
  },
  endsToChooseFrom: {
    one: 'You can still choose one expert. Your shortlist closes, and we tell the expert if they know of it.',
    other:
      'You can still choose among {count} experts. Your shortlist closes, and we tell those who know of it.',
  },
  askWithdrawYes: 'Yes, withdraw it',
  askWithdrawNo: 'No, go back',
  askEraseTitle: 'Erase everything?',
  askEraseText:
    'We delete this application with all that belongs to it, our messages to you, and this link with its PIN. Drafts and messages that came from your email address go, too. If you are in the registry, you leave it. No email confirms it, because that would be a trace.',
  askEraseYes: 'Go on to erase',
  askEraseNo: 'No, keep my data',
  askSurelyTitle: 'Are you sure?',
  askSurelyText: 'Nobody can bring your data back, not even we. Please confirm once more.',
  askSurelyYes: 'Erase everything now',
  askLeaveTitle: 'Leave without saving?',
  askLeaveText: 'You have changed answers and not saved them. They are lost when you sign out.',
  askLeaveYes: 'Sign out without saving',
  askLeaveNo: 'No, go back',

  endWithdrawnTitle: 'Your application is withdrawn',
  endWithdrawnText:
    'We stop working on it, and have sent you an email about it. Your data stay with us for {period}, unless you erase them before. You may apply again whenever you like.',
  endErasedTitle: 'Your data are erased',
  endErasedText:
    'Everything that you sent us and our messages to you are deleted. Your link does not work any more. Thank you for the time that you gave us.',
  endSignedOutTitle: 'You are signed out',
  endSignedOutText: 'Your application is closed on this device. Your link opens it again.',
  openAgain: 'Open it again',
} as const
