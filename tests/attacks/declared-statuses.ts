import type { Sent } from './http-client.ts'

type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }

/** The statuses that the OpenAPI document declares for a call; undefined for an unknown call. */
export type Declared = (method: string, path: string) => ReadonlySet<number> | undefined

export function declaredStatuses({ paths }: Document): Declared {
  const calls = Object.entries(paths)
    .map(([template, methods]) => ({
      pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: template.split('{').length,
      methods,
    }))
    .sort((one, other) => one.parameters - other.parameters) // like the router, fewest parameters first
  return (method, path) => {
    const [asked = ''] = path.split('?')
    const call = calls.find(({ pattern }) => pattern.test(asked))
    const own = call?.methods[method.toLowerCase()]
    const described = own ?? (method === 'HEAD' ? call?.methods.get : undefined)
    return described && new Set(Object.keys(described.responses).map(Number))
  }
}

/** Clients rely on the document, so an undeclared status is a fault. */
export function undeclared(declared: Declared, status: number, { method, path }: Sent): string | undefined {
  const known = declared(method, path)
  return known && !known.has(status) ? `${status} is not declared` : undefined
}
