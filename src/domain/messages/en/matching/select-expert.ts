import type { AnswerGate } from '../../../matching/gate-names.ts'

/** Why an expert of a shortlist cannot be chosen by the answers of today. */
const unfit = {
  unfit_not_consented: 'You cannot choose this expert, who does not want to be contacted at present.',
  unfit_not_onsite: 'You cannot choose this expert: your request asks for a visit, and they do not travel.',
  unfit_no_shared_language:
    'You cannot choose this expert, who speaks none of the working languages of your request well enough.',
  unfit_same_institution: 'You cannot choose this expert, who works at your hospital.',
} as const satisfies Record<`unfit_${AnswerGate}`, string>

/** What a hospital reads that chooses its expert; the specification's texts to the letter. */
export const selectExpert = {
  title: 'Choose your expert',
  from: 'Request from {hospital}',
  lede: {
    one: 'Our team suggests {count} person who fits your request.',
    other:
      'Our team suggests {count} people who fit your request. Compare them, then choose one. You can talk it over with colleagues first.',
  },
  ledeUnfit: {
    one: 'Our team suggested {count} person, who no longer fits your request.',
    other: 'Our team suggested {count} people. Not all of them still fit your request.',
  },
  again:
    'Your shortlist was closed to keep the data of the experts safe. Your choice is kept. Please enter your email and your PIN again.',
  noScriptTitle: 'Your browser runs no JavaScript',
  noScript:
    'You can open your shortlist on a simpler page, with your email and your PIN. If this does not work, please write to the coordinator from the address in your request, and ask for your shortlist. Do not send your PIN.',
  plainOpen: 'Open the simpler page',
  plainMissing: 'Please enter your email and your PIN',
  plainNotSent: 'This is not sent yet',
  plainAgain:
    'Your shortlist was closed to keep the data of the experts safe. Please enter your email and your PIN again.',

  goTo: 'Go to an expert',
  suggested: 'Suggested experts',
  fit: 'Fit with your request',
  languages: 'Languages',
  otherLanguage: '{language} (other)',
  unnamedLanguage: 'A language that is not named',
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

  overtakenTitle: 'Your hospital had already chosen {name}',
  overtakenOn: 'Somebody with your link and PIN chose on {day} at {time} UTC, before you confirmed.',
  overtakenText: 'Your choice of {name} did not count.',
  unheardText: 'Your answer that none of the experts suits did not count.',

  unavailable: 'No longer available',
  load_engaged: 'Another hospital has chosen this expert as well. You can still choose them.',
  load_full: 'Other hospitals have chosen this expert, who cannot take on another request at present.',
  takenTitle: '{name} is no longer available',
  takenText:
    'Another hospital has chosen this expert in the meantime, and they cannot take on another request at present. Your choice was not sent. Please choose one of the others.',
  unfit: 'No longer fits',
  ...unfit,
  unfitTitle: '{name} no longer fits your request',
  unfitText:
    'Your choice was not sent. Please choose one of the others. If your request should be as it was before, you can change it back, or write to our coordinators.',
  leftTitle: 'The shortlist has changed in the meantime',
  leftText:
    '{name} cannot help any more and is not on your list now. Your choice was not sent. Please choose one of the others.',
  nobodyTitle: 'Nobody on your shortlist is available at present',
  nobodyText:
    'Other hospitals have chosen the experts whom we suggested to you. Please tell our coordinators what matters to you. They look for other experts and write to you.',
  nobodyFitsTitle: 'You cannot choose anybody on your shortlist at present',
  nobodyFitsText:
    'The experts whom we suggested to you no longer fit your request, or other hospitals have chosen them. Please tell our coordinators what matters to you. They look for other experts and write to you.',
  nobodyAsk: 'Ask for other experts',

  madeTitle: 'You have chosen {name}',
  made: 'Thank you. Your expert selection was successful. You will be contacted by our administrators for the following steps.',
  selected: 'Selected expert: {name}',

  chosenTitle: 'Your expert',
  chosenOn:
    'You chose on {day}. The experts are told 24 hours after that, or as soon as you tell us that your choice stands.',
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
