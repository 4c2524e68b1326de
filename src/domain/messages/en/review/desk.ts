import { answers } from './desk-answers.ts'
import { bulk } from './desk-bulk.ts'
import { assessing, declining, interviewing } from './desk-deciding.ts'
import { deskDuplicates } from './desk-duplicates.ts'
import { keys } from './desk-keys.ts'
import { deskLink } from './desk-link.ts'
import { lists } from './desk-lists.ts'
import { moves, statuses } from './desk-statuses.ts'
import { today } from './desk-today.ts'
import { together } from './desk-together.ts'
import { views } from './desk-views.ts'
import { requestActs } from './request-acts.ts'

export const desk = {
  ...answers,
  ...statuses,
  ...moves,
  ...today,
  ...requestActs,
  ...views,

  loading: 'Loading',
  path: 'Path',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  retry: 'Try again',
  signIn: 'Sign in',
  failed: 'This did not work',
  why_act_held: 'A mail about it has not left yet. Wait until it has gone, or take the last move back first.',
  why_email_taken: 'This person has applied again in the meantime. Two open applications are not possible.',
  why_invalid_answers: 'Something that you typed cannot be taken. Please check it. It is still here.',
  why_made_by_matching:
    'A request gets this status by itself, by what is done with its experts in matching. It is not moved by hand.',
  why_not_allowed: 'Your role does not allow this. An administrator can help.',
  why_not_found: 'This is no longer here. It may have been erased.',
  why_not_signed_in: 'Your session has ended. Sign in again, then repeat this.',
  why_offline: 'The server cannot be reached. Please check your connection. Nothing that you typed is lost.',
  why_other_region: 'This expert belongs to another region. Only colleagues of that region may change it.',
  why_reminded_already: 'They have been reminded in the meantime.',
  why_second_step_required: 'You need a second step from now on. Please set it up, then repeat this.',
  why_too_late: 'It is too late. The mail is on its way.',
  why_too_many_requests: 'That was a lot at once. Please wait a minute and try again.',
  why_version_conflict:
    'Somebody has changed this application in the meantime. You see it now as it is. Please look at it, then try again. What you typed is still here.',
  why_wrong_status:
    'The application is in another status by now, from which this is not possible. You see it now as it is.',
  why_unexpected: 'Something went wrong on our side. Please try again.',

  title_expert: 'Experts',
  title_hospital: 'Hospitals',
  title_trainer: 'Trainers',
  count: { one: '{count} application', other: '{count} applications' },
  countMore: 'More than {count} applications',
  shown: 'Shown on this page: {count}',
  pages: 'Pages of the list',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  none: 'No application found',
  noneNarrowed: 'Nothing fits this search and these filters. Take one of them away.',
  noneYet: 'When the first one arrives, it stands here.',
  enter: 'Enter one',
  export: 'Export',
  exportTitle: 'Export this list',
  exportFormat: 'Kind of file',
  exportAs_csv: 'CSV, for any program',
  exportAs_xlsx: 'XLSX, a workbook for Excel and others',
  exportColumns: 'Columns',
  exportColumns_shown: 'As in the list',
  exportColumns_all: 'All',
  exportColumns_chosen: 'Some that I choose',
  exportWhich: 'Which columns?',
  exportNoColumn: 'Choose at least one column.',
  exportNow: 'Download the file',
  exported: 'The file is on its way to your downloads.',

  pick: 'Pick {name}',
  pickAll: 'Pick all on this page',
  picked: '{count} picked',
  pickNone: 'Pick none',
  ...together,
  ...bulk,

  ...lists,

  ...keys,

  application: 'Application',
  facts: '{reference}, received {time} in {language}',
  previous: 'Previous',
  next: 'Next',
  ofTeam: 'Added by the team',
  notAnswered: 'Not answered',
  documents: 'Documents',
  letterOfCommitment: 'Letter of commitment',
  showFile: 'Show here',
  hideFile: 'Hide',

  workload: 'Requests and certificates',
  carries: 'Carries {count} of {most} requests',
  carriesMost: 'Another hospital can choose this expert only after you have written a reason.',
  requestsNow: 'Current requests',
  noRequestNow: 'None at present.',
  requestsBefore: { one: '{count} earlier request', other: '{count} earlier requests' },
  requestSince: '{reference}, since {time}',
  requestFromTo: '{reference}, from {from} to {to}',
  certificates: 'Certificates',
  noCertificate: 'None yet. The expert gets one for each completed collaboration.',
  openCertificate: 'Open the certificate',
  forHospital: ' for {hospital}',

  ...deskDuplicates,

  noteBy: '{who}, {time}',
  newNote: 'New note',
  newNoteHint: 'For the team. The applicant does not see it.',
  addNote: 'Add note',
  noteKept: 'Note added',
  wordsKept: 'You typed this before and did not send it.',
  discardWords: 'Discard',

  marks: 'Assignee and tags',
  assignedTo: 'Assigned to {name}',
  assignedToNobody: 'Assigned to nobody',
  meByName: 'Me ({name})',
  assign: 'Assign',
  take: 'Assign to me',
  why_assignee: 'Nothing can be assigned to this person any more. Please choose somebody else.',
  newTag: 'New tag',
  addTag: 'Add tag',
  tagAdded: 'Tag added: {tag}',
  tagRemoved: 'Tag removed: {tag}',
  tagThere: 'The application has this tag already.',

  ...deskLink,
  ...declining,
  ...interviewing,
  ...assessing,
  pendingEmail: 'A new email address waits for confirmation',
  pendingEmailText:
    'The applicant entered it and has until {time} to confirm it there with the PIN. Until then all mails go to {email}.',

  unknown: 'There is no such application',
  unknownText: 'It may have been erased, or its address has a mistake.',

  decision: 'Decision',
  decisionFrom: 'Decision, status: {status}',
  final: 'This status is final.',
  informationReceived: 'The applicant answered our question on {time}.',
  asked: 'We asked on {time} for: {fields}.',
  held: 'Can be taken back until {time}',
  undoMove: 'Take the last move back',
  takenBack: 'Taken back. No mail goes out.',
  takenBackTo: 'Taken back to: {status}. No mail goes out.',
  wordsGivenBack: 'What you typed is kept for the next time.',
  moved: 'Moved to: {status}.',
  movedMail: 'Moved to: {status}. The mail goes at {time}.',
  moveAndSend: {
    one: 'Move and send in {count} minute',
    other: 'Move and send in {count} minutes',
  },
  moveAndSendNow: 'Move and send',
  moveOnly: 'Move',
  endsMatches: { one: 'This ends one open match', other: 'This ends {count} open matches' },
  endsMatchesText:
    'Whoever knows of one gets a mail about its end. The mail to the applicant counts what they know of: the choice of a hospital that is still held has not ended a match for them yet.',
  noMail: 'No mail goes out with this move.',
  sendMail: 'Send this mail to {to}, in {language}',
  mailInEnglish: 'What it says in English',
  mailInEnglishNote: 'Only the text below goes. What you type goes as you type it.',
  mailGroup: 'Mail this list',
  mailSubject: 'Subject',
  mailText: 'Text',
  mailTextHint:
    'Each line is a paragraph. The salutation with the name is added above, the reference and how to reply below.',
  mailTextHintLink:
    'Each line is a paragraph. The salutation with the name is added above, a link to the application, the reference and how to reply below.',
  askFields: 'Which answers?',
  askFieldsHint: 'The applicant can change these and no others.',
  askNote: 'What do you need to know?',
  askNoteHint: 'These words stand in the mail.',
  toMail: 'Next: the mail',
} as const
