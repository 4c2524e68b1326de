/** What our mails say. Those to an address that somebody typed repeat nothing of what was typed. */
export const mail = {
  next: 'What happens next',
  reply: 'Do you want to add something? Reply to this mail. It reaches the coordinator.',
  askUs: 'Questions? Write to {email}',
  copyLink: 'If the button does not work, copy this address:',
  person: '{name} {surname}',
  /** The forms ask for neither title nor gender. */
  salutation: 'Dear {person},',

  messageReceiptSubject: 'We have your message',
  messageReceiptPreview: 'A coordinator reads it and answers you by email.',
  messageReceiptText: 'Thank you for writing to {name}. Your message has arrived safely.',
  messageReceiptRead: 'A coordinator reads your message.',
  messageReceiptAnswer: 'Within {answerTime} you get an answer at this address, written by a person.',
  messageReceiptReason:
    'You get this mail because this address was entered in the contact form of {name}. If that was not you, please reply and tell us.',

  messageNoticeSubject: 'Message from {person}',
  messageNoticePreview: 'Sent with the contact form. Reply to this mail to answer.',
  messageNoticeText: 'This message came through the contact form. To answer {person}, reply to this mail.',
  messageNoticeKept: 'A phone number, if one was given, does not travel by mail. The registry keeps it.',
  messageNoticeReason: 'You get this mail because messages to {name} come to this address.',

  noticeRequest: 'Request',
  noticeHospital: 'Hospital',
  noticeExpert: 'Expert',
  openRequest: 'Open the request',
  openApplication: 'Open the application',
  openMatch: 'Open the match',

  programme_signed: 'Agreement and letter of commitment are complete',
  programme_midterm_report: 'A mid-term report has come',
  programme_final_report: 'A final report has come',
  programme_feedback_report: 'A feedback report has come',
  programmeSignedNext:
    'Both sides have accepted the agreement, and the letter is here. The collaboration can begin.',
  programmeReportNext: 'Please read it, and accept it or send it back.',
  programmeReason: 'You get this mail because news of collaborations of {name} come to this address.',

  withReference: '{subject} ({reference})',
  reference: 'Reference number',
  quoteReference: 'Please quote your reference number when you write to us.',
  receiptPreview: 'Your reference number is {reference}. This is what happens next.',
  receiptReason:
    'You get this mail because this address was entered in a form of {name}. If that was not you, please reply and tell us.',

  expertReceiptHeading: 'We have your application',
  expertReceiptText: 'Thank you for offering your support as an expert. Your application has arrived safely.',
  expertReceiptReview: 'We read your application, and answer within {answerTime}.',
  expertReceiptInterview: 'We may invite you to a short interview.',
  expertReceiptDecision: 'We write to you with our decision and what follows.',

  trainerReceiptHeading: 'We have your application',
  trainerReceiptText:
    'Thank you for offering to teach antimicrobial stewardship. Your application has arrived safely.',
  trainerReceiptReview: 'We read your application, and answer within {answerTime}.',
  trainerReceiptDecision: 'We write to you with our decision and what follows.',

  hospitalReceiptHeading: 'We have your request for support',
  hospitalReceiptText: 'Thank you for asking. Your request has arrived safely.',
  hospitalReceiptReview: 'We read your request, answer within {answerTime}, and may call you with questions.',
  hospitalReceiptShortlist: 'You get a shortlist of experts who fit, and you choose one.',
  hospitalReceiptBegin: 'You and the expert agree on the details, and begin.',

  expertNoticeHeading: 'An expert has applied',
  trainerNoticeHeading: 'A trainer has applied',
  hospitalNoticeHeading: 'A hospital asks for support',
  noticePreview: 'Your review is next.',
  noticeText: 'Your review is next. These answers may travel by mail:',
  otherInRegistry: 'something else (see the registry)',
  otherUnsaid: 'something else (they did not say what)',
  noticeKept: 'Contact details, longer texts and files do not travel by mail. The registry keeps them.',
  noticeReason: 'You get this mail because applications to {name} are announced to this address.',
} as const
