import { sourceTrace } from './source-trace.ts'

export type ErrorDescription = {
  type: string
  code?: string
  table?: string
  column?: string
  constraint?: string
  stack?: string
  cause?: ErrorDescription
}

const deepestCause = 3

/**
 * An error for the log: its type, its code, its place in the code and, of the database's errors, the names of things.
 * Never its message, which may quote an address or typed text.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const facts = error as Error & Record<string, unknown>
  const named = (name: string) => (typeof facts[name] === 'string' ? { [name]: facts[name] } : {})
  return {
    type: error.name,
    ...named('code'),
    ...('severity' in error && { ...named('table'), ...named('column'), ...named('constraint') }),
    stack: framesOf(error),
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** The stack without the message, which stands before it and may have lines of its own. */
function framesOf({ stack = '', message }: Error): string {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return sourceTrace(lines.filter((line) => line.startsWith('    at ')).join('\n'))
}
