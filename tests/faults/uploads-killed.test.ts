import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seeded } from '../../scripts/demo/random.ts'
import { refuse } from '../../src/domain/refusals.ts'
import { allOrNothing } from '../../src/store/all-or-nothing.ts'
import { type RunningAster, startAster } from '../harness/start-aster.ts'
import { freshDatabase, type TestDatabase } from '../harness/test-database.ts'
import { times } from '../harness/trial.ts'
import { type Applicant, type Confirmed, createApplicant } from './applicant.ts'
import { findFaults } from './find-faults.ts'
import { holdMoments } from './held-moments.ts'

vi.setConfig({ testTimeout: 600_000 })

let compiled: string
let database: TestDatabase
let aster: RunningAster
let moments: Awaited<ReturnType<typeof holdMoments>>
const start = () =>
  startAster(database.url, {
    ASTER_SECRET: 'the same after each kill: 0123456789',
    ASTER_TRUST_PROXY: 'loopback',
    NODE_COMPILE_CACHE: compiled,
  })
beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), 'aster-compiled-'))
  database = await freshDatabase()
  moments = await holdMoments(database.store)
  await (await start()).stop() // whoever ends in peace leaves compiled code behind, which a dozen starts save
  aster = await start()
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
  await rm(compiled, { recursive: true })
})

const db = () => database.store.db
const random = seeded('moments of a kill')

let kills = 0
async function kill() {
  aster.process.kill('SIGKILL')
  await once(aster.process, 'exit')
  await aster.stop()
  kills++
}

const patience = { timeout: 20_000, interval: 5 }
const ignore = () => undefined
const kept = (email: string) =>
  db().selectFrom('application').select('id').where('email', '=', email).execute()

async function anyReceived(ids: readonly string[]): Promise<boolean> {
  const received = db().selectFrom('upload').select('id').where('received', '>', 0).where('id', 'in', ids)
  return ids.length > 0 && (await received.execute()).length > 0
}

type Phase = (applicant: Applicant) => Promise<Confirmed | undefined>

/** What an applicant is doing when the server dies; a confirmation that still arrives is given. */
const phases: Record<string, Phase> = {
  async 'while bytes arrive'({ sendHalf, uploads }) {
    const sending = sendHalf(aster.url, random.pick(['resume', 'endorsement'])).catch(ignore)
    await vi.waitUntil(() => anyReceived(Object.values(uploads)), patience)
    await kill()
    return sending
  },
  async 'between the last byte and the verdict'({ upload, judge }) {
    await upload(aster.url)
    const judging = random.chance(0.5) ? judge(aster.url).catch(ignore) : undefined
    await sleep(random.between(0, 100))
    await kill()
    return judging
  },
  async 'between the verdict and the application'({ upload, judge }) {
    await upload(aster.url)
    await judge(aster.url)
    await kill()
    return undefined
  },
  async 'between claim and commit'({ upload, apply, email }) {
    await upload(aster.url)
    const confirmed = await moments.whileHeldAt('claimed', async () => {
      const applying = apply(aster.url).catch(ignore)
      await vi.waitUntil(moments.isSomebodyHeld, patience)
      await kill()
      return applying
    })
    expect(await kept(email)).toEqual([])
    return confirmed
  },
  async 'between commit and answer'({ upload, apply, email }) {
    await upload(aster.url)
    const confirmed = await moments.whileHeldAt('committing', async () => {
      const applying = apply(aster.url).catch(ignore)
      await vi.waitUntil(moments.isSomebodyHeld, patience)
      expect(await kept(email)).toEqual([])
      await kill()
      return applying
    })
    await vi.waitUntil(async () => (await kept(email)).length === 1, patience)
    return confirmed
  },
  async 'at any moment of the submission'({ upload, apply }) {
    await upload(aster.url)
    const applying = apply(aster.url).catch(ignore)
    await sleep(random.between(0, 600))
    await kill()
    return applying
  },
}

const perPhase = times(1, 5)
const deaths = Array(perPhase).fill(Object.values(phases)).flat() as Phase[]
const givesUp = (number: number) => number % 5 > 2

const applicants: Applicant[] = []
const confirmed = new Map<string, string>()

test('whoever goes on after a kill has one application in the end', async () => {
  for (const [number, dieWhile] of deaths.entries()) {
    const applicant = createApplicant(number)
    applicants.push(applicant)
    const earlier = await dieWhile(applicant)
    aster = await start()
    if (givesUp(number)) continue
    const { id } = await applicant.goOn(aster.url)
    if (earlier) expect(earlier.id).toBe(id)
    confirmed.set(applicant.email, id)
  }
  expect(kills).toBe(deaths.length)
  expect(confirmed.size).toBe(deaths.filter((_, number) => !givesUp(number)).length)
  for (const [email, id] of confirmed) expect(await kept(email)).toEqual([{ id }])
})

test('no application is half there: files and mails are with it, and all files are as they were sent', async () => {
  expect(await findFaults(database.store, applicants)).toEqual([])
})

test.each([
  ['a claim that no answer names', `UPDATE upload SET field = 'other' WHERE field = 'resume'`],
  ['a file without its application', `DELETE FROM upload WHERE field = 'resume'`],
  ['half a file', `DELETE FROM upload_piece WHERE start > 0`],
  ['a file with other bytes', `UPDATE upload_piece SET bytes = sha256(bytes) || substr(bytes, 33)`],
  ['a mail too few', `DELETE FROM mail WHERE recipient LIKE 'applicant-%'`],
])('%s would have been found', async (_what, damage) => {
  await allOrNothing(database.store, async (inside) => {
    await sql.raw(damage).execute(inside.db)
    expect(await findFaults(inside, applicants)).not.toEqual([])
    return refuse('unavailable')
  })
})

test('what nobody has claimed for a day is swept with its bytes, and nothing else', async () => {
  const files = () => db().selectFrom('upload').select(['id', 'application_id']).orderBy('id').execute()
  const claimed = (await files()).filter((upload) => upload.application_id)
  expect((await files()).length).toBeGreaterThan(claimed.length)
  await sql`UPDATE upload SET touched_at = now() - interval '25 hours'`.execute(db())
  await kill()
  aster = await start()
  await expect.poll(files, { timeout: 20_000 }).toEqual(claimed)
  const { rows } = await sql`SELECT DISTINCT upload_id FROM upload_piece`.execute(db())
  expect(rows).toHaveLength(claimed.length)
  expect(await findFaults(database.store, applicants)).toEqual([])
})
