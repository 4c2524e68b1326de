import type { FieldCode } from '../../refusals.ts'

const codes = {
  required: 'This field is required',
  must_accept: 'This field is required',
  invalid_email: 'Invalid email format',
  not_pdf: 'Only PDF files are allowed.',
  invalid_type: 'This answer does not fit the question',
  invalid_choice: 'Please choose from the list',
  invalid_number: 'Please enter a whole number',
  invalid_text: 'This text contains characters that cannot be stored. Please type it again',
  repeated: 'Please give one answer per row',
  too_short: 'This answer is too short',
  too_long: 'Please use at most {max} characters',
  too_many: 'Please choose at most {max}',
  out_of_range: 'Please enter a number from {min} to {max}',
  unknown_field: 'This form has no such question',
} as const satisfies Record<FieldCode, string>

/** What all forms say; the specification's texts to the letter. */
export const forms = {
  ...codes,
  incomplete: 'Please fill out all required fields',
  emailTaken: 'Email already exists',
  goHome: 'Go to Homepage',
  invalid: 'Please check the marked answers',
  optional: '(optional)',
  yes: 'Yes',
  no: 'No',
  attached: 'Attached',
  yearsInRegion: '{region}: {years} years',
} as const
