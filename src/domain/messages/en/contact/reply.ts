/** The form of an answer to a contact message, and the mail that it becomes. */
export const reply = {
  title: 'Reply',
  subject: 'Subject',
  text: 'Text',
  textHint: 'Each line is a paragraph. How to reach us is added below.',
  quoted: 'Quote their message below',

  usualSubject: 'Your message to {name}',
  youWrote: 'You wrote on {date}:',
  reason: 'You get this mail because you wrote to {name}. If that was not you, please reply and tell us.',
} as const
