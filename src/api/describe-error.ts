export type ErrorDescription = {
  type: string
  code?: string
  table?: string
  column?: string
  constraint?: string
  message?: string
  stack?: string
  cause?: ErrorDescription
}

const deepestCause = 3

/**
 * An error for the log. What somebody typed turns up in messages, quoted by parsers and by the database:
 * quotations are cut out, and of the database's errors only the names of things are kept.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const facts = error as Error & Record<string, unknown>
  const named = (name: string) => (typeof facts[name] === 'string' ? { [name]: facts[name] } : {})
  return {
    type: error.name,
    ...named('code'),
    ...('severity' in error
      ? { ...named('table'), ...named('column'), ...named('constraint') }
      : { message: withoutQuotations(error.message) }),
    stack: framesOf(error),
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: describeError(error.cause, depth + 1) }),
  }
}

function withoutQuotations(message: string): string {
  return message.replace(/"[^"]*"?|(?<!\w)'[^']*'?|`[^`]*`?|\S*@\S*|\+?\d(?:[\s().-]?\d){3,}/g, '…')
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => line.startsWith('    at ')).join('\n')
}
