/** Of whom administrators require a second step. */
export const secondStep = {
  title: 'Second step',
  settingsText: 'Who needs more than a password to sign in.',
  text: 'A second step is a code from an app after the password, or a passkey. A stolen password alone then opens nothing.',
  who: 'Who must have a second step?',
  nobody: 'Nobody',
  administrators: 'Administrators',
  everybody: 'Everybody who works here',
  days: 'Time to set it up',
  daysHint:
    'Until then people see a notice on every page. After that they are asked to set it up when they sign in, and can do nothing else before. Where a date is set already, the earlier of the two counts: less time brings it nearer, more time does not postpone it.',
  own: 'You have no second step yourself: with “None: from now on” you set it up first, right after saving.',
  atOnce: 'None: from now on',
  dayCount: { one: 'One day', other: '{count} days' },
  now: 'At present',
  requiredOf: 'Required of',
  administratorsFrom: 'Administrators from',
  othersFrom: 'Everybody else from',
  without: 'People without a second step',
  withoutNone: 'Nobody',
  save: 'Save',
  saved: 'The requirement is saved',
} as const
