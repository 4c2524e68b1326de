import { type Role, roles } from '../../../domain/staff/roles.ts'
import type { PageContext } from '../../page.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { SearchField, SelectField } from '../filters/filter-fields.tsx'
import { InstantFilters } from '../filters/instant-filters.tsx'
import type { Person } from './user-page.tsx'

export type UserFilter = { search: string; role: Role | undefined }

export const noFilter: UserFilter = { search: '', role: undefined }

export function readUserFilter(query: Readonly<Record<string, string | undefined>>): UserFilter {
  return {
    search: (query.search ?? '').trim().slice(0, 200),
    role: roles.find((one) => one === query.role),
  }
}

/** Whether name and email contain every word of the search, ignoring case and accents. */
export function filterPeople(people: readonly Person[], { search, role }: UserFilter): Person[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return people.filter(
    (person) =>
      words.every((word) => plain(`${person.name} ${person.email}`).includes(word)) &&
      (role === undefined || person.role === role),
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Props = Pick<PageContext, 't' | 'href' | 'path'> & { filter: UserFilter }

export function UserFilters({ t, href, path, filter: { search, role } }: Props) {
  const isFiltered = search !== '' || role !== undefined
  return (
    <InstantFilters
      t={t}
      label={t('admin.filters')}
      action={href(path)}
      clear={isFiltered ? href(path) : undefined}
    >
      <SearchField name="search" label={t('users.search')} value={search} />
      <SelectField
        name="role"
        label={t('users.role')}
        placeholder={t('admin.any')}
        options={roles.map((value) => ({ value, label: t(`admin.${value}`) }))}
        value={role}
      />
    </InstantFilters>
  )
}

export const NobodyFound = ({ t }: Pick<Props, 't'>) => (
  <Empty title={t('users.nobody')} text={t('users.nobodyText')} />
)
