import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { paths } from '../../src/domain/paths.ts'
import { largestUpload } from '../../src/domain/uploads/upload.ts'
import { nativeExpert } from '../api/applications/native-expert.ts'
import { type OfficeApart, openOfficeApart } from '../api/office.ts'
import { honestPdf } from '../harness/uploads/pdfs/honest-pdfs.ts'
import { type Client, openClient, ownPage } from './http-client.ts'

let office: OfficeApart
let client: Client
let page: Awaited<ReturnType<typeof ownPage>>
beforeAll(async () => {
  office = await openOfficeApart()
  client = openClient(office.url)
  page = await ownPage(client)
})
afterAll(async () => {
  client.close()
  await office.close()
})

const greedy = '203.0.113.7'
const other = '198.51.100.9'
/** The server caches the measured size for a second. */
const weighedForMs = 1200

const tus = (from: string, more: Record<string, string>) => ({
  ...page,
  'tus-resumable': '1.0.0',
  'x-forwarded-for': from,
  ...more,
})

async function begin(from: string) {
  const headers = tus(from, { 'upload-length': String(largestUpload) })
  const {
    status,
    headers: heard,
    body,
  } = await client.call({ method: 'POST', path: apiPaths.uploads, headers })
  return { status, id: heard.location?.split('/').at(-1) ?? '', retryAfter: heard['retry-after'], body }
}

function send(from: string, id: string, start: number) {
  const headers = tus(from, {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(start),
  })
  return client.call({ method: 'PATCH', path: `${apiPaths.uploads}/${id}`, headers, body: '%PDF-1.7' })
}

/** Copies an upload `files` times, instead of sending a gigabyte. */
async function fill(like: string, files: number): Promise<void> {
  const ids = Array.from({ length: files }, () => randomUUID())
  await sql`
    INSERT INTO upload
    SELECT copy.* FROM upload, unnest(${ids}::uuid[]) AS fresh,
      jsonb_populate_record(upload, jsonb_build_object('id', fresh, 'received', size)) AS copy
    WHERE upload.id = ${like}`.execute(office.store.db)
}

const codeFor = async (from: string): Promise<string | undefined> => JSON.parse((await begin(from)).body).code

function nativePost(from: string) {
  const form = new FormData()
  const file = () => new File([new Uint8Array(honestPdf(2000))], 'cv.pdf', { type: 'application/pdf' })
  for (const [name, value] of Object.entries({ ...nativeExpert(), _csrf: page['x-xsrf-token'] }))
    form.append(name, value)
  form.append('resume', file())
  form.append('endorsement', file())
  const headers = { cookie: page.cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from }
  return fetch(office.url + paths.applyExpert(), { method: 'POST', body: form, headers, redirect: 'manual' })
}

test('31.11 one caller can fill their own quota of unclaimed uploads, but not that of others', {
  timeout: 120_000,
}, async () => {
  const begun = await begin(greedy)
  expect(begun.status).toBe(201)
  await fill(begun.id, 36)
  await sleep(weighedForMs)
  expect((await begin(greedy)).status).toBe(201) // dozens of files at once are allowed
  await fill(begun.id, 80)
  await sleep(weighedForMs)

  expect(await codeFor(greedy)).toBe('uploads_full')
  const refused = await begin(greedy)
  expect([refused.status, refused.retryAfter]).toEqual([429, '3600'])
  expect((await send(greedy, begun.id, 0)).status).toBe(429)
  const page = await nativePost(greedy)
  expect([page.status, (await page.text()).includes('Many files from your connection')]).toEqual([429, true])

  const free = await begin(other)
  expect(free.status).toBe(201)
  expect((await send(other, free.id, 0)).status).toBe(204)
  expect((await nativePost(other)).status).toBe(303)

  await sql`UPDATE upload SET verdict = 'file_damaged' WHERE application_id IS NULL AND received = size`.execute(
    office.store.db,
  )
  await sleep(weighedForMs)
  expect((await begin(greedy)).status).toBe(201)
})

test('31.11 the sender of a file is stored as a keyed hash, only until the file is claimed', async () => {
  const { db } = office.store
  const from = `2001:db8:${randomUUID().slice(0, 4)}::1`
  const answer = await nativePost(from)
  expect(answer.status).toBe(303)
  const { rows: claimed } =
    await sql`SELECT FROM upload WHERE application_id IS NOT NULL AND sender IS NOT NULL`.execute(db)
  expect(claimed).toEqual([])
  const { id } = await begin(from)
  const { rows } = await sql<{ sender: string }>`SELECT sender FROM upload WHERE id = ${id}`.execute(db)
  expect(rows[0]?.sender).toMatch(/^[\w-]{22}$/)
})
