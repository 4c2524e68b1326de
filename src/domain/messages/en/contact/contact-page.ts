/** The page of the contact form, whose own words are in the area `contact`. */
export const contactPage = {
  description: 'Ask the coordinator of {name} a question.',
  lede: 'Ask us anything about {name}. A coordinator reads every message and answers by email.',
  whoTitle: 'Who reads this',
  whoText: 'Your message goes to {coordinator} at {institution}. You can also write to {coordinatorEmail}.',
  send: 'Send message',
  sending: 'Sending your message',
  sentTitle: 'Your message has arrived',
  sentText: 'Thank you. A coordinator will answer you by email within {answerTime}.',
  failed: 'the message could not be sent. Nothing you typed is lost. Please try again.',
  quick: 'that was very quick. Nothing you typed is lost. Please press ‘Send message’ once more.',
  waitingText:
    'There is no connection at the moment. You need not wait here: your message is kept on this device and is sent by itself when the line is back, at the latest when you open this site again.',
  notSentText: 'Your message waits on this device. It is sent by itself when there is a connection.',
  notSentChanged:
    'You changed your message after you pressed ‘Send message’, so it is not on its way any more. Please press it again.',
  notSentRefused: 'Your message could not be sent. Please open it and see why.',
  tooMany: {
    one: 'many messages came from your connection. Nothing you typed is lost. Please try again in a minute.',
    other:
      'many messages came from your connection. Nothing you typed is lost. Please try again in {count} minutes.',
  },
} as const
