export const messageStatuses = ['open', 'answered', 'spam'] as const

export type MessageStatus = (typeof messageStatuses)[number]
