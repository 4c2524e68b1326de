/** Moving several applications at once. */
export const together = {
  moveTo: 'Move them to',
  choose: 'Choose',
  moveShow: 'Show what happens',
  together: 'Move to: {status}',
  togetherText: 'This is what happens to each of them.',
  togetherHeld: {
    one: 'The mails go out in {count} minute. Until then all of it can be taken back.',
    other: 'The mails go out in {count} minutes. Until then all of it can be taken back.',
  },
  willMove: 'Moves from {status}. {mail}',
  mailGoes: 'Mail in {language}: {subject}.',
  mailNone: 'No mail.',
  endsWith: { one: 'Ends one open match: {others}.', other: 'Ends {count} open matches: {others}.' },
  hospitalOutside: 'a hospital outside your regions',
  readNotice: 'Mail to the other side: {subject}',
  noticesHidden: {
    one: 'One more mail goes to a hospital outside your regions.',
    other: '{count} more mails go to hospitals outside your regions.',
  },
  staysAs: 'Stays {status}. This move is not possible from there.',
  moveTogether: { one: 'Move {count} application', other: 'Move {count} applications' },
  movedTogether: {
    one: '{count} application is moved to: {status}.',
    other: '{count} applications are moved to: {status}.',
  },
  movedSome: 'Moved to {status}: {count}. Not moved: {rest}.',
  movedThese: 'Moved to {status}: {names}.',
  notMoved: { one: '{count} application was not moved', other: '{count} applications were not moved' },
  movedMeanwhile: '{who} moved it to {status} in the meantime.',
  otherStatusMeanwhile: 'Its status became {status} in the meantime.',
  editedMeanwhile: 'It was changed in the meantime. Please look at it first.',
} as const
