export const errors = {
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText: 'Something broke on our side. Nothing you typed on this device is lost.',
  notFoundTitle: 'We cannot find this page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  goHome: 'Go to Homepage',
} as const
