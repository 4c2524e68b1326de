import { type Endpoint, endpoints } from '../domain/api/endpoints.ts'

/** The allowed methods of a path, for the 405 response. */
export function allowedMethods(url: string): string[] {
  const [path = ''] = url.split('?')
  const known = Object.values<Endpoint>(endpoints).filter((endpoint) => matches(endpoint.path, path))
  return [...new Set(known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

function matches(pattern: string, path: string): boolean {
  const [asked, given] = [pattern.split('/'), path.split('/')]
  return (
    asked.length === given.length && asked.every((part, at) => part.startsWith(':') || part === given[at])
  )
}
