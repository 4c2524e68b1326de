import { type Endpoint, endpoints } from '../domain/api/endpoints.ts'

/** The methods of an address that exists, for a request that named another. */
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
