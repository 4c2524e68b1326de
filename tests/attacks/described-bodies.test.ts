import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/domain/api/endpoints.ts'
import { reviewPaths } from '../../src/domain/api/review/review-paths.ts'
import { type OfficeApart, openOfficeApart } from '../api/office.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { openSession } from './actors.ts'
import { aim } from './aimed-paths.ts'
import { countOf, documentOf } from './described-documents.ts'
import { anyCaller, type Client, eachOf, openClient, ownPage } from './http-client.ts'
import { faultOf } from './judge-answer.ts'
import { keepVictims, type Victims } from './victims.ts'

let office: OfficeApart
let client: Client
let victims: Victims
let staff: string
let page: Awaited<ReturnType<typeof ownPage>>
beforeAll(async () => {
  office = await openOfficeApart()
  client = openClient(office.url, { connections: 4 })
  victims = await keepVictims(office.store)
  page = await ownPage(client)
  staff = (await office.signedInAs('administrator')).cookie
})
afterAll(async () => {
  client.close()
  await office.close()
})

type Described = { requestBody?: { content: Record<string, { schema?: object }> } }

/** Calls as an administrator. */
async function call(method: string, path: string, body: unknown) {
  const sent = {
    method,
    path,
    headers: { ...page, 'content-type': 'application/json', 'x-forwarded-for': anyCaller() },
    body: JSON.stringify(body),
  }
  const own = await openSession(office.store, ownerOf(path))
  const send = () =>
    client.call({ ...sent, headers: { ...sent.headers, cookie: `${page.cookie}; ${staff}; ${own}` } })
  let heard = await send()
  if (heard.body.includes('not_signed_in')) {
    staff = (await office.signedInAs('administrator')).cookie // an earlier call has ended the session
    heard = await send()
  }
  return { heard, fault: faultOf(heard, sent) }
}

function ownerOf(path: string): string {
  if (path.startsWith('/api/hospital-applications')) return victims.hospital.id
  return path.startsWith('/api/trainers-applications') ? victims.trainer.id : victims.expert.id
}

async function keepInReview() {
  const expert = await keepExpert(office.store)
  const { db } = office.store
  await db.updateTable('application').set({ status: 'in_review' }).where('id', '=', expert.id).execute()
  return expert
}

test('30.2 a move that asks for unknown fields is refused, and so is its preview', async () => {
  const { id } = await keepInReview()
  const asked = { fields: ['nonsense'], note: 'Please tell us.' }
  const preview = { ids: [id], to: 'info_requested', asked }
  const { heard } = await call('POST', reviewPaths.previewMoves, preview)
  expect([heard.status, JSON.parse(heard.body).errors]).toEqual([422, { asked: 'invalid_choice' }])
  const other = await call('POST', reviewPaths.previewMoves, { ...preview, to: 'interview' })
  expect(other.heard.status).toBe(422)
  const fine = await call('POST', reviewPaths.previewMoves, {
    ...preview,
    asked: { ...asked, fields: ['country'] },
  })
  expect(fine.heard.status).toBe(200)
})

test('30.2 no call fails for a body that fits its schema, optional parts included', {
  timeout: 300_000,
}, async () => {
  const { body } = await client.call({ method: 'GET', path: '/api/openapi.json' })
  const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, Described>> }
  const calls = Object.values(endpoints).flatMap(({ method, path }) => {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const schema = described?.requestBody?.content['application/json']?.schema
    return schema ? [{ method, path, schema }] : []
  })
  const { id } = await keepInReview()
  const faults: string[] = []
  let tried = 0
  await eachOf(calls, 4, async ({ method, path, schema }) => {
    for (let number = 0; number < Math.min(times(30, 1000), countOf(schema)); number++) {
      const document = documentOf(schema, number, id)
      const { fault } = await call(method, aim(path, victims), document)
      if (fault) faults.push(`${fault}: ${method} ${path} ${JSON.stringify(document).slice(0, 300)}`)
      tried++
    }
  })
  tellFigures('described bodies', { calls: calls.length, tried, faults: faults.length })
  expect(calls.length).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
