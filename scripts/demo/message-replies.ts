/** Replies to the questions of messages.ts, in the same order. */
const replies: readonly (readonly [subject: string, text: string])[] = [
  [
    'Who may apply',
    'Private non-profit hospitals may apply like public ones. Please use the form for hospitals.',
  ],
  [
    'Your new employer',
    'The link in our first mail opens your application, where you can change your employer yourself.',
  ],
  ['Two experts', 'A request leads to one expert. For the second field, please send a second request.'],
  [
    'Visa',
    'Travel costs are agreed between host and expert before the visit. We are glad to help with letters.',
  ],
  ['Residents', 'Please apply after your residency. Until then our trainer course may interest you.'],
  [
    'Terms of reference',
    'The terms of reference for experts stand on our website; a copy is on its way to you by post.',
  ],
  ['Link to the registry', 'Thank you. Please take the first paragraph of our home page as it is.'],
  [
    'Course in French',
    'The course is held in English. A French edition is planned, and we will announce it in the news.',
  ],
  [
    'Withdrawing an application',
    'The link in our first mail opens your application; there you can withdraw it with one button.',
  ],
  ['How long it takes', 'Usually six to eight weeks, most of them for the answers of the experts.'],
  [
    'Without internet',
    'Yes. Several collaborations are by telephone, with one or two visits. Please say so in your request.',
  ],
  [
    'Urgent help',
    'We cannot help within days. For an outbreak, please call your national reference laboratory.',
  ],
  [
    'Your PIN',
    'Please open the link of your application and ask for a new PIN there: it reaches you within minutes.',
  ],
  [
    'The same country',
    'Yes, experts may support a hospital of their own country, though not their own hospital.',
  ],
  ['Newsletter', 'With pleasure. Please let your colleague write to this address.'],
  ['Your story', 'One page is enough, with one picture. We will send you a draft from your reports.'],
  [
    'Languages',
    'The request asks for your working languages, and we look for an expert who speaks one of them well.',
  ],
  ['Number of beds', 'There is no upper limit. What counts is the project.'],
  ['Health psychology', 'Yes: behaviour is half of stewardship. Please apply as an expert.'],
  ['Webinar', 'In the second week of next month. Guests are welcome.'],
  ['Letter for the ministry', 'We will write it. Please send us the exact name of the addressee.'],
  [
    'Address already known',
    'A colleague had entered your address by mistake. It is free again; please send your application.',
  ],
  [
    'Veterinary laboratories',
    'The hospital has to send the request; it may name the laboratory as its partner.',
  ],
  ['Survey', 'Yes. Please describe the protocol in your request, under what you expect of the expert.'],
  ['New director', 'The letter stays valid. Please tell us the name, so that we write to the right person.'],
  [
    'Certificate',
    'Every volunteer gets a certificate at the end. Whether it counts, your medical council decides.',
  ],
  ['Three more months', 'Gladly. We have moved the last day, and both of you will get a mail about it.'],
  ['Telephone number', 'Done: we have corrected the last digit, and you have a mail that says so.'],
  ['Reference letter', 'Only the coordinators of the registry see it; hospitals never do.'],
  ['Congress', 'We would be glad to, by video. Please send us the date.'],
]

const replyOf = (number: number) => replies[number % replies.length] ?? ['', '']

export const subjectOf = (number: number): string => replyOf(number)[0]

export function replyTo(number: number, { name, staff }: { name: string; staff: string }): string {
  return [`Dear ${name},`, 'thank you for your message.', replyOf(number)[1], `Kind regards\n${staff}`].join(
    '\n\n',
  )
}
