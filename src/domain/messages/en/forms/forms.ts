import type { FieldCode } from '../../../refusals.ts'

const codes = {
  required: 'This field is required',
  must_accept: 'This field is required',
  invalid_email: 'Invalid email format',
  not_pdf: 'Only PDF files are allowed.',
  file_too_large: 'This file is larger than 10 MB. Please choose a smaller one.',
  file_damaged: 'This PDF is damaged or incomplete. Please save it again and choose the new file.',
  file_encrypted: 'This PDF is locked or encrypted. Please save a copy without protection and choose that.',
  file_active:
    'This PDF contains a script or starts a program. Please print it to a new PDF and choose that.',
  file_attachments: 'This PDF has other files inside. Please print it to a new PDF and choose that.',
  file_bomb:
    'This PDF unpacks to far more than a document needs. Please print it to a new PDF and choose that.',
  not_picture: 'Please choose a picture in JPEG, PNG, WebP or AVIF format',
  picture_damaged: 'This picture is damaged or incomplete. Please save it again and choose the new file',
  picture_too_large: 'This picture has more than 50 million pixels. Please choose a smaller one',
  picture_wordless: 'Every picture in the text needs words for those who cannot see it',
  upload_gone: 'This file is no longer here. Please choose it again.',
  upload_unfinished: 'This file has not arrived completely. Please wait until it is uploaded.',
  invalid_type: 'This answer does not fit the question',
  invalid_choice: 'Please choose from the list',
  invalid_number: 'Please enter a whole number',
  invalid_phone: 'Please enter a phone number, with its digits',
  invalid_text: 'This text contains characters that cannot be stored. Please type it again',
  repeated: 'Please give one answer per row',
  too_short: 'This answer is too short',
  too_long: 'Please use at most {max} characters',
  too_many: 'Please choose at most {max}',
  invalid_time: 'Please enter a date and a time',
  too_early: 'Please choose a later time',
  out_of_range: 'Please enter a number from {min} to {max}',
  unknown_field: 'This form has no such question',
  not_asked: 'At present you can change only what we have asked you for',
  guessable: 'This password is easy to guess. Several words that do not belong together are better.',
  not_checked:
    'We could not check this password in time, and nothing was changed. Please try again in a minute; if it happens again, choose another.',
  wrong_password: 'This is not your password',
  wrong_code: 'This code is wrong or was used before',
  already_staff: 'Somebody with this address works here already',
  outside_regions:
    'This country is outside your regions. Please ask a colleague who works with all regions.',
  known_elsewhere: 'This address is known already. Please ask a colleague who works with all regions.',
} as const satisfies Record<FieldCode, string>

/** What all forms say; the specification's texts to the letter. */
export const forms = {
  ...codes,
  incomplete: 'Please fill out all required fields',
  emailTaken: 'Email already exists',
  captchaFailed: 'Captcha verification failed. Please try again.',
  leaveEmpty: 'Please leave this field empty',
  goHome: 'Go to Homepage',
  invalid: 'Please check the marked answers',
  levelMissing: 'Please set the level of each language',
  optional: '(optional)',
  whereItApplies: '(where it applies)',
  yes: 'Yes',
  no: 'No',
  attached: 'Attached',
  yearsInRegion: '{region}: {years} years',
} as const
