import type { FileFault } from '../../import/file-fault.ts'

const faults = {
  fault_no_file: 'Please choose a file.',
  fault_workbook: 'This is a workbook. Please save it as “CSV UTF-8” and choose that file.',
  fault_not_utf8:
    'This file is not UTF-8, so letters with accents would be lost. Please save it as “CSV UTF-8” and choose that file.',
  fault_not_text: 'This file is no text. Please save your sheet as “CSV UTF-8” and choose that file.',
  fault_too_large: 'This file is larger than 5 MB. Please part it into several files.',
  fault_no_rows: 'This file has no rows under the names of its columns.',
  fault_no_email:
    'This file has no column “email”. The first row must name the columns, as the template does.',
  fault_open_quote: 'A quotation mark in row {row} is never closed.',
  fault_too_many_rows: 'This file has more than 5,000 rows. Please part it into several files.',
  fault_too_many_columns: 'Row {row} has more than 200 columns.',
  fault_cell_too_long: 'A cell in row {row} has more than 10,000 characters.',
  fault_repeated_column: 'There are two columns “{column}”. Please take one of them away.',
} as const satisfies Record<`fault_${FileFault['code']}`, string>

/** Experts from a file. */
export const importing = {
  ...faults,
  title: 'Import',
  heading: 'Import experts',
  description: 'Enter experts from a file at {name}.',
  text: 'First you see what would happen. Nothing is kept before you say so.',

  file: 'A file with one expert per row',
  fileHint:
    'CSV in UTF-8, with commas, semicolons or tabs. At most 5,000 rows and 5 MB. A file that was exported here fits.',
  read: 'Show what would happen',
  template: 'Download the template',
  whatHappens: 'What an import does',
  whatHappensText:
    'Everybody who is new gets a mail with a link, checks their answers, agrees to the terms and adds their files. Nobody is in the registry before that. Whoever has applied already stays as they are.',
  columns: 'What each column takes',
  column: 'Column',
  question: 'Question',
  takes: 'Takes',
  takes_one: 'One of: {options}',
  takes_several: 'Some of: {options}. A semicolon stands between them.',
  takes_countries: 'Names of countries. A semicolon stands between them.',
  takes_country: 'The name of a country',
  takes_languages: 'Such as “English - Native; French - Basic”. Levels: {options}.',
  takes_regions: 'Such as “Africa: 5-10 years; Europe: <5 years”.',
  takes_email: 'An e-mail address. No row may lack it.',
  takes_text: 'Text',

  dryRun: 'What would happen',
  dryRunText: '{file}: {count} rows. Nothing is imported yet.',
  all: 'All',
  verdict_new: 'New',
  verdict_refused: 'Not possible',
  verdict_known: 'Already applied',
  verdict_unchanged: 'Unchanged',
  verdict_waiting: 'Waiting',
  verdict_repeated: 'Twice in the file',
  showing: '{verdict}: {count}',
  row: 'Row',
  person: 'Expert',
  result: 'Result',
  why: 'What happens',
  why_new: 'Gets a mail with a link, to check and confirm.',
  why_known: 'has applied already, and stays as they are. The file differs in: {columns}.',
  why_unchanged: 'has applied already, with the same answers.',
  why_waiting: 'Has been entered already, and has not confirmed yet.',
  why_repeated: 'Row {row} has the same e-mail address.',
  why_cells: 'The row has more cells than the file has columns.',
  columnsTitle: 'About the columns',
  left: 'Not imported: {columns}. The person or the desk says that.',
  unknown: 'Unknown columns, which are passed over: {columns}.',
  missing: 'Columns that the file does not have: {columns}. Everybody is asked for these.',
  more: 'Next rows',
  filters: 'Rows by result',
  import: { one: 'Enter {count} expert', other: 'Enter {count} experts' },
  importText: {
    one: 'Each of them gets a mail, one every two seconds: it takes about {count} minute until all are sent.',
    other:
      'Each of them gets a mail, one every two seconds: it takes about {count} minutes until all are sent.',
  },
  importYes: 'Enter and mail them',
  nothing: 'There is nobody new in this file.',
  another: 'Choose another file',

  changed: 'Something has changed since you looked',
  changedText: 'This is what would happen now. Nothing is imported yet.',
  gone: 'This file is no longer here',
  goneText: 'It was imported, or a day has passed. Please choose it again.',
  imported: {
    one: '{count} expert is entered, and gets a mail to confirm.',
    other: '{count} experts are entered, and get a mail to confirm.',
  },
  seeWaiting: 'See who has not confirmed yet',
} as const
