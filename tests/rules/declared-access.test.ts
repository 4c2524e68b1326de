import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../src/domain/api/endpoints.ts'
import { paths } from '../../src/domain/paths.ts'
import { duties, isForStaff } from '../../src/domain/staff/roles.ts'
import { innerPages } from '../../src/web/admin/inner-pages.ts'
import { routes } from '../harness/pages/built-pages.ts'

const pages = Object.entries(routes).flatMap(([path, { access, submitAccess = access }]) => [
  { path, access },
  { path, access: submitAccess },
])
const calls = Object.values<Endpoint>(endpoints).map(({ path, access }) => ({ path, access }))
const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

describe('the back office', () => {
  test('needs a signed-in person on every page below /admin except the first set-up', () => {
    const below = pages.filter(({ path }) => isBelow(path, paths.admin()) && path !== paths.adminSetUp())
    expect(below.length).toBeGreaterThan(0)
    expect(below.filter(({ access }) => !isForStaff(access))).toEqual([])
    expect(routes[paths.adminSetUp()]?.access).toBe('set_up_link')
  })

  test('needs a signed-in person for every call below /api/admin', () => {
    const below = calls.filter(({ path }) => isBelow(path, '/api/admin'))
    expect(below.filter(({ access }) => !isForStaff(access))).toEqual([])
  })

  test('has no page or call outside these paths', () => {
    const elsewhere = [...pages, ...calls].filter(
      ({ path, access }) => isForStaff(access) && !isBelow(path.replace(/^\/api/, ''), '/admin'),
    )
    expect(elsewhere).toEqual([])
  })
})

test('42.6 the palette offers a page inside a section to those who may open it, and to nobody else', () => {
  const offered = innerPages.map(({ path, duty }) => [path, duties[duty]])
  const opened = innerPages.map(({ path }) => {
    const access = routes[path.replace(/#.*/, '')]?.access ?? 'public'
    return [path, access === 'staff' ? duties.read_back_office : duties[access as keyof typeof duties]]
  })
  expect(offered).toEqual(opened)
})

test('every page and every call declares its access', () => {
  for (const { path, access } of [...pages, ...calls]) expect(access, path).toBeTruthy()
})
