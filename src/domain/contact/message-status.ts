export const messageStatuses = ['open', 'answered', 'spam'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/** What staff may make of a message; what is spam is read again before anybody answers it. */
const marks: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  open: ['answered', 'spam'],
  answered: ['open', 'spam'],
  spam: ['open'],
}

export function mayMark(from: MessageStatus, to: MessageStatus): boolean {
  return marks[from].includes(to)
}
