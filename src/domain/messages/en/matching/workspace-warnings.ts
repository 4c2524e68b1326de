/** What staff are warned of while they make a shortlist. */
export const workspaceWarnings = {
  leftOut: 'Not everybody who was asked is on this shortlist',
  leftWilling: 'Said yes, and is not on it: {names}.',
  leftOpen: 'Has not answered yet: {names}.',
  leftText:
    'When the hospital chooses, they get a mail that they were not selected. To include them, go back, or wait for their answer.',
  removeWillingText: '{name} said yes, and gets a short mail that they are not needed this time.',
  saidNoOn: 'Said no on {date}: {reason}',
  addSaidNo: 'Add all the same',
  addSaidNoText: '{name} said no to this request. Add them again only if something has changed.',
  addSaidNoYes: 'Add to shortlist again',
  takenBackBy: '{who} has taken it back already.',
  askedBy: '{who} was faster and has asked these experts already.',
} as const
