import type { LogMessage } from '../domain/privacy/log-messages.ts'

type Write = (details: object, message: LogMessage) => void

/** The part of a structured logger that the store needs. Details never hold answers or addresses. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', Write>>
