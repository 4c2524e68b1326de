import { type Endpoint, endpoints } from '../domain/api.ts'

/** The methods of an address that exists, for a request that named another. */
export function allowedMethods(url: string): string[] {
  const [path] = url.split('?')
  const known = Object.values<Endpoint>(endpoints).filter((endpoint) => endpoint.path === path)
  return known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
