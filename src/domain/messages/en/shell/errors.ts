/** Pages that a person reaches when something is missing or broken. */
export const errors = {
  titleOfForm: 'Error: {title}',
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText: 'Something broke on our side, and we have noted it. Please try again in a moment.',
  unavailableText:
    'The registry is out of reach for the moment. Please try again in a minute. If you sent a form, go back: your browser keeps what you typed.',
  refusedTitle: 'We could not take this request',
  refusedText:
    'The page may have been open for too long. Go back, reload it and send it again; your browser keeps what you typed.',
  notAllowedTitle: 'This is not among your tasks',
  notAllowedText:
    'Your role in the back office does not include this page. An administrator can change your role.',
  tooLargeTitle: 'This was too large to send',
  tooLargeText:
    'Each file may have at most 10 MB. Go back and choose smaller files; your browser keeps what you typed.',
  tooManyTitle: 'Please wait a moment',
  tooManyText: {
    one: 'Many requests came from your connection in a short time. Please try again in a minute.',
    other: 'Many requests came from your connection in a short time. Please try again in {count} minutes.',
  },
  linkDeadTitle: 'This link does not work any more',
  linkDeadText:
    'The form was sent, or 30 days have passed: then we delete the draft. If you sent it, we sent you an email with your reference. If not, open the form on the device where you began and ask for a new link.',
  offlineTitle: 'You have no connection',
  offlineText:
    'This page is not on your device yet. Pages that you have read here before can still be opened.',
  offlineOwn:
    'This page is about what you have sent us. It is personal, so it is not kept on this device: it opens when there is a connection.',
  offlineChanges:
    'Your changes of {date} are kept on this device, and you find them here when the line is back.',
  offlineAgain: 'Try again',
  offlineForms: 'These forms work without a connection if you have opened them on this device before',
  notFoundTitle: 'We cannot find this page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  didYouMean: 'Did you mean',
  mayHelp: 'These pages may help',
} as const
