/** What a hospital reads that chooses its expert; the specification's texts to the letter. */
export const selectExpert = {
  title: 'Choose your expert',
  from: 'Request from {hospital}',
  lede: {
    one: 'Our team suggests {count} person who fits your request.',
    other:
      'Our team suggests {count} people who fit your request. Compare them, then choose one. You can talk it over with colleagues first.',
  },
  again:
    'Your shortlist was closed to keep the data of the experts safe. Your choice is kept. Please enter your email and your PIN again.',
  noScript:
    'Your browser runs no JavaScript, and without it we cannot open your shortlist here. Please write to the coordinator from the address in your request, and ask for your shortlist. Do not send your PIN.',

  goTo: 'Go to an expert',
  suggested: 'Suggested experts',
  fit: 'Fit with your request',
  languages: 'Languages',
  otherLanguage: '{language} (other)',
  surgery: 'Surgery: {subspecialty}',
  notApplicable: 'N/A',
  regional: 'Regional experience',
  availability: 'Availability',
  noneStated: 'None stated',

  nobodyYet: 'You have not chosen anybody yet.',
  chooseFirst: 'Please choose one of the experts first.',
  yourChoice: 'Your choice:',
  confirm: 'Confirm Selection',
  askTitle: 'Confirm {name}?',
  askText:
    'The other suggested experts will automatically be told that they were not selected this time. You cannot undo this on this page.',
  askNext:
    'Our team will contact you with the next steps: a confidentiality agreement and a letter of commitment.',
  goBack: 'Go back',
  yes: 'Confirm',
  sending: 'Sending your choice',
  failed: 'An error occurred while updating match status.',
  failedText: 'Your choice is kept. Confirm it again. If this does not help, please write to {email}.',
  failedOffline:
    'There is no connection at the moment. Your choice is kept. Please confirm it again when you are online.',
  againTitle: 'Your shortlist is open again',
  againText: 'Nothing is lost. Please go on where you stopped.',
  changedTitle: 'The shortlist has changed in the meantime',
  changedText: 'Your choice could not be kept. Please look at the shortlist again.',

  madeTitle: 'You have chosen {name}',
  made: 'Thank you. Your expert selection was successful. You will be contacted by our administrators for the following steps.',
  selected: 'Selected expert: {name}, {id}',
  leaving: {
    one: 'You go to the home page in {count} second.',
    other: 'You go to the home page in {count} seconds.',
  },
  stay: 'Stay on this page',
  stays: 'You stay on this page.',

  chosenTitle: 'Your expert',
  chosenOn: 'You chose on {day}. The other suggested experts are told that they were not selected this time.',
  chosenText: 'If this is a mistake, please write to {email} at once.',
  closedTitle: 'This shortlist is closed',
  closedText: 'There is nothing to choose at present. We write to you as soon as there is.',
  closedAsk: 'If you expected something else, please write to {email}.',

  none: 'None of these suits us',
  noneTitle: 'Does none of these experts suit you?',
  noneText: 'Tell us why. Our coordinators read it, look again and write to you.',
  noneReason: 'What is missing',
  noneHint: 'For example a language, a field of work, or a time when somebody can come.',
  noneSend: 'Send to the coordinators',
  noneSending: 'Sending your reason',
  noneFailed: 'Your reason is not sent',
  noneFailedText: 'Nothing you typed is lost. Please check your connection and try again.',
  noneMade: 'Thank you. We look again.',
  noneNext: 'Your reason is with our coordinators. They look for other experts and write to you.',
} as const
