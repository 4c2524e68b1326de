/** For people who have lost the mail with their link. */
export const myLink = {
  title: 'Send me my link again',
  description: 'Get the link to your application or request at {name} by email once more.',
  lede: 'Have you applied, or asked for support, and lost our mail? Enter the email address that you used. We mail you a link to everything that you sent with it.',
  email: 'Email address',
  noLine: 'Nothing was sent. Your address stays here: press the button again when the line is back.',
  send: 'Send my link',
  askedTitle: 'Please check your email',
  askedText:
    'If something was sent to us with {email}, a link to it is on its way to that address. Links that work now, and your PIN, keep working.',
  askedNothing:
    'No mail after some minutes? Look into the spam folder, or try another address that you may have used. We do not say here whether we know an address. A form that is not sent yet has its own link, in the mail that brought it.',
  waitTitle: 'Please look at your mail first',
  wait: {
    one: 'This address was entered several times. You can ask again in {count} minute.',
    other: 'This address was entered several times. You can ask again in {count} minutes.',
  },
  applied: 'Applied already? Send me my link again',
} as const
