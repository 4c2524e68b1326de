/** Acts on several picked applications besides moving them. */
export const bulk = {
  assignThem: 'Assign them',
  tagThem: 'Tag them',
  exportThem: 'Export them',
  exportPickedTitle: 'Export the picked applications',
  assignPicked: { one: 'Assign {count} application', other: 'Assign {count} applications' },
  assignedPicked: {
    one: '{count} application is assigned to {name}.',
    other: '{count} applications are assigned to {name}.',
  },
  unassignedPicked: {
    one: '{count} application is assigned to nobody.',
    other: '{count} applications are assigned to nobody.',
  },
  tagPicked: { one: 'Tag {count} application', other: 'Tag {count} applications' },
  tagToAdd: 'Tag to add',
  tagsToRemove: 'Tags to remove',
  tagNothing: 'Type a tag to add, or tick one to remove.',
  tagNow: 'Change the tags',
  taggedPicked: {
    one: 'The tags of {count} application are changed.',
    other: 'The tags of {count} applications are changed.',
  },
  notMarked: {
    one: '{count} application was left as it is',
    other: '{count} applications were left as they are',
  },
  markedThese: 'Done: {names}.',
  marksBack: {
    one: '{count} application is as it was before.',
    other: '{count} applications are as they were before.',
  },
  marksBackSome: 'Taken back: {count}. Changed by somebody else meanwhile, so not taken back: {rest}.',
  why_tags_too_many: 'it would have more tags than the {count} that fit.',

  readMail: 'Read this mail',
  readMails: 'Show every text',
  hideMails: 'Hide the texts',
  withoutMail: 'Without mail',
  withoutMailHint: 'The applicants are not told of this move. The audit says that no mail went.',
  withoutMailEnds: 'Whoever knows of a match that ends is told all the same.',
} as const
