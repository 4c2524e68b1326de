/** A failed mail was tried as often as makes sense and waits for a person to look at it. */
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed'
