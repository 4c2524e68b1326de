import * as v from 'valibot'
import { type ApplicationFilter, applicationFilter } from '../../../domain/review/application-query.ts'
import type { ApplicationKind } from '../../../domain/statuses/application-status.ts'

export const manyOf = ['status', 'country', 'area', 'language', 'tag'] as const
const oneOf = ['search', 'from', 'to', 'assignee', 'sort'] as const

export type ManyOf = (typeof manyOf)[number]
const names: readonly string[] = [...manyOf, ...oneOf]

/** The filter that an address tells; a part that makes no sense is as good as none. */
export function readFilter(kind: ApplicationKind, address: URLSearchParams): ApplicationFilter {
  const given: Record<string, unknown> = { kind }
  for (const name of manyOf) if (address.has(name)) given[name] = address.getAll(name)
  for (const name of oneOf) if (address.has(name)) given[name] = address.get(name)
  const read = v.safeParse(applicationFilter, given)
  if (read.success) return read.output
  for (const { path } of read.issues) delete given[String(path?.[0]?.key)]
  return v.parse(applicationFilter, given)
}

/** The same as an address, without what goes without saying. */
export function writeFilter({ kind: _, ...filter }: ApplicationFilter): URLSearchParams {
  const address = new URLSearchParams()
  for (const name of names) {
    const value = filter[name as keyof typeof filter]
    if (name === 'sort' && value === '-submitted') continue
    for (const one of [value ?? []].flat()) if (one) address.append(name, one)
  }
  return address
}

/** What narrows the list: how it is sorted does not. */
export function isNarrowed({ sort: _, ...filter }: ApplicationFilter): boolean {
  return writeFilter({ ...filter, sort: '-submitted' }).size > 0
}

/** A click on the head of a column sorts by it; names begin with A, times with the latest; a second click turns it round. */
export function nextSort(sort: ApplicationFilter['sort'], column: string): ApplicationFilter['sort'] {
  const first = column === 'name' ? column : `-${column}`
  const other = column === 'name' ? `-${column}` : column
  return (sort === first ? other : first) as ApplicationFilter['sort']
}
