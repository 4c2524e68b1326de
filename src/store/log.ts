type Write = (details: object, message: string) => void

/** The part of a structured logger that the store needs. Details never hold answers or addresses. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', Write>>
