/** A failed mail was tried as often as makes sense and waits for a person to look at it. */
export const mailStatuses = ['failed', 'queued', 'sending', 'sent'] as const

export type MailStatus = (typeof mailStatuses)[number]

/** The status for people: a queued mail that can still be taken back is held. */
export type MailState = MailStatus | 'held'
