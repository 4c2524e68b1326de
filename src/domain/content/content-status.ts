/** A draft is seen by editors only. */
export const contentStatuses = ['draft', 'published'] as const

export type ContentStatus = (typeof contentStatuses)[number]
