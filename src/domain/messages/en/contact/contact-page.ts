/** Around the contact form; the form's own words stand in the area `contact`. */
export const contactPage = {
  description: 'Ask the coordinator of {name} a question.',
  lede: 'Ask us anything about {name}. A coordinator reads every message and answers by e-mail.',
  whoTitle: 'Who reads this',
  whoText: '{coordinator} at {institution}. You can also write to {coordinatorEmail}.',
  send: 'Send message',
  sending: 'Sending your message',
  sentTitle: 'Your message has arrived',
  sentText: 'Thank you. A coordinator will answer you by e-mail.',
  failed: 'the message could not be sent. Nothing you typed is lost. Please try again.',
  offline: 'there is no connection. Nothing you typed is lost. Please try again when the line is back.',
  tooMany: 'many messages came from your connection. Please try again in a few minutes.',
} as const
