import { type ApplicationKind, applicationStatuses } from '../../../domain/applications/application-status.ts'
import { locales } from '../../../domain/messages/locales.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { type ColumnName, columnNames, type Density, densities } from '../../../domain/review/list-columns.ts'

export const manyOf = ['status', 'region', 'country', 'area', 'language', 'locale', 'tag'] as const
const oneOf = ['search', 'from', 'to', 'assignee', 'information', 'unchanged', 'sort'] as const

type Sort = ApplicationFilter['sort']

const sorts = ['-submitted', 'submitted', '-updated', 'updated'] as const satisfies readonly Sort[]
const names = ['name', '-name'] as const satisfies readonly Sort[]
const families = ['family', '-family'] as const satisfies readonly Sort[]

/** The sorts of a list; hospitals have no family name. */
export const sortsOf = (kind: ApplicationKind) =>
  kind === 'hospital' ? [...sorts, ...names] : [...sorts, ...families, ...names]

/** The sort of the column of names. */
export const nameSort = (kind: ApplicationKind) => (kind === 'hospital' ? 'name' : 'family')

export type ManyOf = (typeof manyOf)[number]
type Part = ManyOf | (typeof oneOf)[number]

const day = /^\d{4}-\d\d-\d\d$/
const id = /^\d{1,3}$/

/** Basic validation of the query string; the server validates the rest. */
const shapes: Partial<Record<Part, RegExp>> = {
  region: /^[1-6]$/,
  area: id,
  language: id,
  locale: new RegExp(`^(${Object.keys(locales).join('|')})$`),
  from: day,
  to: day,
  assignee: /^(none|[\da-f-]{36})$/,
  information: /^(received|none)$/,
  unchanged: /^[1-9]\d{0,2}$/,
  sort: /^-?(submitted|updated|name|family)$/,
}

/** Parses the filter from a query string; invalid parts are ignored. */
export function readFilter(kind: ApplicationKind, address: URLSearchParams): ApplicationFilter {
  const read = (name: Part) =>
    address.getAll(name).filter((value) => value.trim() && (shapes[name]?.test(value) ?? true))
  const statuses: readonly string[] = applicationStatuses(kind)
  return {
    kind,
    ...Object.fromEntries(oneOf.map((name) => [name, read(name)[0]?.trim()])),
    ...(Object.fromEntries(manyOf.map((name) => [name, read(name)])) as Pick<ApplicationFilter, ManyOf>),
    sort: (read('sort')[0] ?? '-submitted') as ApplicationFilter['sort'],
    status: read('status').filter((status) => statuses.includes(status)) as ApplicationFilter['status'],
  }
}

/** Serialises the filter, without defaults. */
export function writeFilter({ kind: _, ...filter }: ApplicationFilter): URLSearchParams {
  const address = new URLSearchParams()
  for (const name of [...manyOf, ...oneOf]) {
    const value = filter[name]
    if (name === 'sort' && value === '-submitted') continue
    for (const one of [value ?? []].flat()) if (one) address.append(name, one)
  }
  return address
}

/** The columns and density of a list, if a saved view sets them, and the id of that view. */
export type Look = {
  view?: string | undefined
  columns?: readonly ColumnName[] | undefined
  density?: Density | undefined
}

export function readLook(address: URLSearchParams): Look {
  const columns = address.get('columns')?.split('.')
  return {
    view: address.getAll('view').find((value) => /^[\da-f-]{36}$/.test(value)),
    columns: columns && columnNames.filter((name) => columns.includes(name)),
    density: densities.find((one) => one === address.get('density')),
  }
}

/** The whole address of a list: its filter, its look, and which page it is. */
export function writeList(
  filter: ApplicationFilter,
  { view, columns, density }: Look,
  cursor?: string | null,
): URLSearchParams {
  const address = writeFilter(filter)
  if (columns) address.set('columns', columns.join('.'))
  if (density) address.set('density', density)
  if (view) address.set('view', view)
  if (cursor) address.set('cursor', cursor)
  return address
}

/** The filter of the whole list, in the same order. */
export const whole = ({ kind, sort }: ApplicationFilter) => readFilter(kind, new URLSearchParams({ sort }))

/** Whether the list is filtered; its order does not count. */
export function isNarrowed({ sort: _, ...filter }: ApplicationFilter): boolean {
  return writeFilter({ ...filter, sort: '-submitted' }).size > 0
}

/** The first click on a column sorts names from A and times from the latest; the second reverses the order. */
export function nextSort(sort: Sort, by: string): Sort {
  const isName = by === 'name' || by === 'family'
  const first = isName ? by : `-${by}`
  const other = isName ? `-${by}` : by
  return (sort === first ? other : first) as Sort
}
