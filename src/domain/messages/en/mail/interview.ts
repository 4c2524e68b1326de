/** What an applicant is told about an interview; the subject of the first mail is that of the invitation. */
export const interview = {
  set_text:
    'Thank you for your application. We would like to talk to you about it, at the time below.\nIf that does not suit you, reply to this mail, and we find another time.',
  changed_subject: 'Our interview has changed',
  changed_text:
    'Please note the new time and place of our interview, below.\nIf they do not suit you, reply to this mail.',
  cancelled_subject: 'Our interview is cancelled',
  cancelled_text: 'Our interview at the time below does not take place. You need not do anything.',
  cancelledWithIt: 'Our interview on {time} does not take place.',
  calendar: 'The attached file adds it to your calendar, in the time of your device.',
  when: 'When',
  inCountry: 'Time in {country}',
  length: 'Length',
  where: 'Where',
  with: 'With',
  title: 'Interview with {name}',
} as const
