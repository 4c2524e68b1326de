import { referenceOf } from '../../domain/applications/reference.ts'
import { paths } from '../../domain/paths.ts'
import { done } from '../../domain/refusals.ts'
import { applicationPath } from '../../domain/review/application-screens.ts'
import type { Found } from '../../domain/review/palette.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import * as found from '../../store/review/search-results.ts'

/** People, hospitals, matches, messages, content and colleagues that the role may open. */
export async function findAnything(store: Store, staff: Pick<Staff, 'role' | 'regions'>, search: string) {
  const { role } = staff
  const [ofProgramme, content, colleagues] = await Promise.all([
    mayDo(role, 'read_applications') ? findInProgramme(store, staff, search) : [],
    mayDo(role, 'edit_content') ? findContent(store, search) : [],
    mayDo(role, 'administer') ? findColleagues(store, search) : [],
  ])
  return done({ found: [...ofProgramme, ...content, ...colleagues] })
}

async function findInProgramme(store: Store, staff: Regional, search: string): Promise<Found[]> {
  const [applications, messages] = await Promise.all([
    found.findApplications(store, staff, search, 8),
    found.findMessages(store, search, 3),
  ])
  const ids = applications.map(({ id }) => id)
  const matches = ids.length > 0 ? await found.findMatchesOf(store, staff, ids, 4) : []
  return [
    ...applications.map(({ id, kind, number, name, status, country }) => ({
      kind,
      title: name || referenceOf(kind, number),
      note: [referenceOf(kind, number), country].filter(Boolean).join(' · '),
      status,
      path: applicationPath(kind, id),
    })),
    ...matches.map(({ id, hospital, expert, status }) => ({
      kind: 'match' as const,
      title: `${hospital} · ${expert}`,
      note: '',
      status,
      path: paths.adminMatch(id),
    })),
    ...messages.map(({ id, name, status }) => ({
      kind: 'message' as const,
      title: name,
      note: '',
      status,
      path: paths.adminMessage(id),
    })),
  ]
}

const findContent = async (store: Store, search: string): Promise<Found[]> =>
  (await found.findContent(store, search, 5)).map(({ id, kind, title, status }) => ({
    kind,
    title,
    note: '',
    status,
    path: `${paths.adminContentEdit()}?${new URLSearchParams({ kind, id })}`,
  }))

const findColleagues = async (store: Store, search: string): Promise<Found[]> =>
  (await found.findColleagues(store, search, 3)).map(({ id, name, email }) => ({
    kind: 'colleague' as const,
    title: name,
    note: email,
    status: null,
    path: paths.adminUser(id),
  }))
