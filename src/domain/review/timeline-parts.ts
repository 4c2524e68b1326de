/** What a timeline can be narrowed to. */
export const timelineParts = ['moves', 'notes', 'mails', 'changes'] as const

export type TimelinePart = (typeof timelineParts)[number]
