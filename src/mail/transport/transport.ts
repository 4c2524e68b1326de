import type { ComposedMail } from '../render/compose-mail.ts'

/** Hands a mail over. It never throws for what a mail server does. */
export type Transport = {
  /** Gives up as soon as the signal says so; then nobody knows whether the mail has arrived. */
  deliver(mail: ComposedMail, signal: AbortSignal): Promise<Delivery>
  /** Where delivered mails stay within our reach, by their ids. */
  copies?: { list(): Promise<string[]>; remove(ids: readonly string[]): Promise<void> }
  close(): void
}

/** `problem` is for people who look after the registry, and names nobody; `code` is short enough for the log. */
export type Delivery =
  | { result: 'sent' }
  /** This recipient will not get it: the server said so for good. */
  | { result: 'refused'; code: string; problem: string }
  /** This mail did not get through this time. */
  | { result: 'troubled'; code: string; problem: string }
  /** No mail gets through at present. */
  | { result: 'unreachable'; code: string; problem: string }
