import type { Sent } from './line.ts'

type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }

/** Which statuses the OpenAPI document names for a call; undefined where it describes no such call. */
export type Declared = (method: string, path: string) => ReadonlySet<number> | undefined

export function declaredStatuses({ paths }: Document): Declared {
  const calls = Object.entries(paths)
    .map(([template, methods]) => ({
      pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: template.split('{').length,
      methods,
    }))
    .sort((one, other) => one.parameters - other.parameters) // as the router does, the plainest first
  return (method, path) => {
    const [asked = ''] = path.split('?')
    const call = calls.find(({ pattern }) => pattern.test(asked))
    const own = call?.methods[method.toLowerCase()]
    const described = own ?? (method === 'HEAD' ? call?.methods.get : undefined)
    return described && new Set(Object.keys(described.responses).map(Number))
  }
}

/** Programs are written by what the document says: a status that it leaves out is a fault. */
export function undeclared(declared: Declared, status: number, { method, path }: Sent): string | undefined {
  const known = declared(method, path)
  return known && !known.has(status) ? `${status} is not declared` : undefined
}
