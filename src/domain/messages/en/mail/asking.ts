/** The mails that ask an expert whether a request suits them, and that tell the coordinator what they said. */
export const asking = {
  subject: 'Would you support {hospital}?',
  reminderSubject: 'A reminder: would you support {hospital}?',
  preview: 'A hospital asks for support. Tell us by {day} whether you are interested.',
  text: '{hospital} in {city}, {country}, asks for support. We think that you could help, and ask you before the hospital hears of you.',
  reminderText: 'We have asked you about {hospital} in {city}, {country}, and do not know your answer yet.',
  by: 'Please answer by',
  words: 'The reason, in the hospital’s own words:',
  note: 'The coordinator adds:',
  open: 'Answer',
  next: 'What happens next',
  nextAnswer: 'You say whether you are interested. That is not a promise yet.',
  nextShortlist: 'The hospital sees a shortlist of three to five experts, and chooses one.',
  nextMail: 'We write to you, whatever the hospital decides.',
  notNow:
    'It does not suit you now? Tell us that too, so that we can ask somebody else. You stay in the registry.',
  silence: 'If we hear nothing until {day}, we take it that it does not suit you now. We do not write again.',
  safe: 'Whoever has this link can answer for you. Do not pass it on.',
  reason: 'You get this mail because you are an expert of {name}.',

  interestedSubject: '{person} is interested in {hospital}',
  declinedSubject: '{person} says ‘not now’ to {hospital}',
  refusedSubject: '{person} cannot support {hospital} after all',
  lapsedSubject: '{person} has not answered about {hospital}',
  interestedText: 'This expert can be on the next shortlist that you send to the hospital.',
  interestedUnfitText:
    'By the answers of today this expert no longer fits the request, and cannot be on a shortlist as it is. Why stands beside the expert in the registry.',
  declinedText: 'The reason is beside the expert in the registry.',
  refusedText:
    'This expert said ‘not now’ after the hospital had decided. The expert reads that you will write. The reason is on the page of the match. Please look at it before you go on.',
  lapsedText: 'The time to answer has passed. The question is closed.',
  noticeReason: 'You get this mail because answers of experts to {name} come to this address.',
} as const
