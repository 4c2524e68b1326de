/** The applicant's link, and what ends with it. */
export const deskLink = {
  link: 'Link of the applicant',
  linkText: 'The applicant opens the application with a link and a PIN, which came by mail.',
  newLink: 'Mail a new link',
  newLinkText: 'A mail with a new link and a new PIN goes to {to} at once. With it these end:',
  ends_link: 'the link and the PIN that the applicant has now',
  ends_mails_expert: 'the links in our later mails: questions, a hospital’s choice, agreement, reports',
  ends_mails_hospital: 'the links in our later mails: questions, shortlist, agreement, reports',
  ends_mails_trainer: 'the links in our later mails with questions',
  ends_shortlist:
    'the link to the shortlist that waits for the hospital’s choice; you can send it again next',
  ends_open: 'the application wherever it is open now; what is typed there cannot be saved any more',
  staysUnsent: 'Mails that have not left yet keep their links: they open with the new PIN.',
  staysAsking: 'The links that ask an expert whether a request suits them keep working.',
  newLinkNow: 'Mail it now',
  newLinkMailed: 'A new link is on its way to {to}.',
  shortlistAgain: 'Send the shortlist again?',
  shortlistAgainText:
    'A shortlist waits for the hospital’s choice, and the link in its mail has ended. A mail with a new link to it goes to {to} at once; the new PIN opens it.',
  shortlistAgainNow: 'Send it again',
  shortlistMailed: 'The shortlist is on its way to {to}.',
  correctEmail: 'Correct the email address',
  correctEmailText:
    'We write to {email} now. A mail with a new link and a new PIN goes to the right address at once; the links, the PIN and every open page from before end. The address until now gets a last mail, which does not name the new one.',
  rightEmail: 'Right email address',
  rightEmailHint: 'Please compare it letter by letter: whoever reads that mailbox can open the application.',
  emailReasonHint: 'How you know that it is right. It stands in the history, and the applicant sees it.',
  correctEmailNow: 'Correct and mail',
  emailCorrected: 'The email address is corrected. A new link is on its way to {to}.',
  sameEmail: 'This is the registered address already.',
  emailTaken: 'Another open application has this address.',
  notNow: 'Not now',
} as const
