export const messageStatuses = ['open', 'answered', 'spam'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/** Allowed moves of a message; spam must be reopened before a reply. */
const marks: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  open: ['answered', 'spam'],
  answered: ['open', 'spam'],
  spam: ['open'],
}

export function mayMark(from: MessageStatus, to: MessageStatus): boolean {
  return marks[from].includes(to)
}
