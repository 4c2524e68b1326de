import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { regionSubjects, subjectOf } from '../../../src/domain/api/staff/region-subjects.ts'
import type { RegionSubject } from '../../../src/domain/staff/region-subject.ts'
import { saveRegions } from '../../../src/store/staff/staff-regions.ts'
import { makeApiToken } from '../../harness/integrations/api-token.ts'
import { keepRegional, type RegionalRecords } from '../../harness/staff/regional-records.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { openAs, type StaffCalls } from './staff-calls.ts'

let api: ApiApp
let african: StaffCalls
let unlimited: StaffCalls
let poland: RegionalRecords
beforeAll(async () => {
  api = await startApi()
  const { store } = api.database
  african = await openAs(api.app, store, 'coordinator')
  unlimited = await openAs(api.app, store, 'coordinator')
  await saveRegions(store, african.staff.id, [1])
  poland = await keepRegional(store, 'Poland')
})
afterAll(() => api.stop())

const judged = Object.keys(regionSubjects).flatMap((name) => {
  const subject = subjectOf(name)
  return subject ? [[name, subject] as const] : []
})

const idOf = (of: RegionalRecords, kind: RegionSubject['of'][number]) =>
  kind === 'application' ? of.hospital : of[kind]

/** The call of the documented example, about another subject. */
function callAbout(by: StaffCalls, name: string, subject: RegionSubject, id: string) {
  const { method, path, example } = endpoints[name as keyof typeof endpoints] as Endpoint
  const url = path.replace(/:(\w+)/g, (_, param) => (subject.names.includes(param) ? id : '1'))
  const ids = Object.fromEntries(subject.names.map((one) => [one, id]))
  const asked = subject.in === 'query' ? { about: 'shortlist', ...ids } : {}
  const filter = name === 'findNeighbours' ? { kind: 'expert' } : asked
  const query = `?${new URLSearchParams(filter)}`
  const sent = { ...(example as object | undefined), ...(subject.in === 'body' && ids) }
  const isEmpty = example === undefined || method === 'GET'
  return by.call(method as 'GET', url + query, isEmpty ? undefined : sent)
}

test('41.70 Every endpoint for a duty that covers applications declares its subject', () => {
  const regional = ['read_applications', 'review_applications', 'export_data']
  const reaching = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => regional.includes(access))
  expect(Object.keys(regionSubjects).sort()).toEqual(reaching.map(([name]) => name).sort())
  for (const [name, { request, path }] of reaching) {
    const subject = subjectOf(name)
    if (subject) expect(request?.[subject.in], `${name} ${path}`).toBeDefined()
  }
})

describe('41.72 Records of another region answer as if they did not exist', () => {
  test.each(judged)('%s', async (name, subject) => {
    const [kind = 'application'] = subject.of
    const answer = await callAbout(african, name, subject, idOf(poland, kind))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })
})

describe('41.72 Others reach it by the same call', () => {
  const withOwnNotFound = ['sendReminder', 'readReminder', 'readCertificate', 'showMail']
  test.each(judged.filter(([name, { reach }]) => reach === 'read' && !withOwnNotFound.includes(name)))(
    '%s',
    async (name, subject) => {
      const [kind = 'application'] = subject.of
      const answer = await callAbout(unlimited, name, subject, idOf(poland, kind))
      expect(answer.statusCode).not.toBe(404)
    },
  )
})

describe('41.73 Experts of other regions are read by everybody, and changed only in their own region', () => {
  test.each(judged.filter(([, { of }]) => of.includes('application')))('%s', async (name, subject) => {
    const answer = await callAbout(african, name, subject, poland.expert)
    if (subject.reach === 'read') expect(answer.statusCode).toBe(200)
    else expect([answer.statusCode, answer.json().code]).toEqual([403, 'other_region'])
  })
})

test('41.74 A bulk action refuses each application outside one’s regions with a reason, and does the others', async () => {
  const ghana = await keepRegional(api.database.store, 'Ghana')
  const ids = [ghana.expert, poland.expert, poland.hospital]
  const refused = [
    { id: poland.expert, code: 'other_region' },
    { id: poland.hospital, code: 'not_found' },
  ]
  const tagged = await african.call('POST', '/api/admin/application-tags', {
    ids,
    add: ['urgent'],
    remove: [],
  })
  expect(tagged.json()).toEqual({
    done: [ghana.expert],
    refused,
    undo: [{ ids: [ghana.expert], add: [], remove: ['urgent'] }],
  })
  const assigned = await african.call('POST', '/api/admin/application-assignments', { ids, assignee: null })
  expect(assigned.json()).toMatchObject({ done: [ghana.expert], refused })
  const moves = await african.call('POST', '/api/admin/application-moves/preview', { ids, to: 'paused' })
  expect(moves.json().moves.map((one: { code: string | null }) => one.code)).toEqual([
    null,
    'other_region',
    'not_found',
  ])
  const applications = ids.map((id) => ({ id, version: 1 }))
  const moved = await african.call('POST', '/api/admin/application-moves', { applications, to: 'paused' })
  expect(moved.json()).toMatchObject({ moved: [{ id: ghana.expert }], refused })
})

test('41.77 A token has the regions of its owner', async () => {
  const { headers } = await makeApiToken(api.database.store, african.staff, { scopes: ['read_applications'] })
  const read = (id: string) =>
    api.app.inject({ method: 'GET', url: `/api/admin/applications/${id}`, headers })
  expect((await read(poland.hospital)).statusCode).toBe(404)
  expect((await read(poland.expert)).statusCode).toBe(200)
})

test('41.72 A change of regions counts from the next request on', async () => {
  const { store } = api.database
  const moving = await openAs(api.app, store, 'viewer')
  const read = async () => (await moving.call('GET', `/api/admin/applications/${poland.hospital}`)).statusCode
  expect(await read()).toBe(200)
  await saveRegions(store, moving.staff.id, [1, 2])
  expect(await read()).toBe(404)
  await saveRegions(store, moving.staff.id, [2, 3])
  expect(await read()).toBe(200)
})
