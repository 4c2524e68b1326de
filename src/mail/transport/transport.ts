import type { ComposedMail } from '../render/compose-mail.ts'

/** Hands a mail over. It never throws for what a mail server does. */
export type Transport = {
  /** Aborts on the signal; whether the mail has arrived is then unknown. */
  deliver(mail: ComposedMail, signal: AbortSignal): Promise<Delivery>
  /** Access to delivered mails by their ids, for a transport that stores them. */
  copies?: { list(): Promise<string[]>; remove(ids: readonly string[]): Promise<void> }
  close(): void
}

/** `problem` is for staff, without personal data; `code` is for the log. */
export type Delivery =
  | { result: 'sent' }
  /** Permanent refusal (5xx). */
  | { result: 'refused'; code: string; problem: string }
  /** Temporary failure of this mail. */
  | { result: 'troubled'; code: string; problem: string }
  /** Outage: no mail can be delivered. */
  | { result: 'unreachable'; code: string; problem: string }
