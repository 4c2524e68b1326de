import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seeded } from '../../scripts/demo/random.ts'
import { freshFiles, places, type TestFiles } from '../harness/uploads/file-storages.ts'
import { type Applicant, type Confirmed, createApplicant } from './applicant.ts'
import { removeFolders } from './data-folder.ts'
import { findFaults } from './find-faults.ts'
import { holdMoments } from './held-moments.ts'
import { type KilledSite, startSiteToKill } from './killed-site.ts'
import { persist } from './writers/client.ts'

vi.setConfig({ testTimeout: 600_000 })

describe.each(places)('51.8 files in the %s', (place) => {
  let files: TestFiles
  let site: KilledSite
  let moments: Awaited<ReturnType<typeof holdMoments>>
  beforeAll(async () => {
    files = await freshFiles(place)
    moments = await holdMoments(files.store)
    site = await startSiteToKill(files.url, { ASTER_FILES: place, ASTER_FILES_FOLDER: files.path })
  })
  afterAll(async () => {
    await site.stop()
    await files.drop()
    await removeFolders()
  })

  const db = () => files.store.db
  const random = seeded('moments of a kill')

  const patience = { timeout: 120_000, interval: 5 }
  const ignore = () => undefined
  const kept = (email: string) =>
    db().selectFrom('application').select('id').where('email', '=', email).execute()

  async function anyReceived(ids: readonly string[]): Promise<boolean> {
    const received = db().selectFrom('upload').select('id').where('received', '>', 0).where('id', 'in', ids)
    return ids.length > 0 && (await received.execute()).length > 0
  }

  /** A single statement stores an application, which PostgreSQL completes without the client. */
  async function killAt(moment: 'claimed' | 'committing', { upload, apply, email }: Applicant) {
    await upload()
    const confirmed = await moments.whileHeldAt(moment, async () => {
      const applying = apply().catch(ignore)
      await vi.waitUntil(moments.isSomebodyHeld, patience)
      expect(await kept(email)).toEqual([])
      await site.kill()
      return applying
    })
    await vi.waitUntil(async () => (await kept(email)).length === 1, patience)
    return confirmed
  }

  type Phase = (applicant: Applicant) => Promise<Confirmed | undefined>

  /** What an applicant is doing when the server is killed; returns a confirmation that still arrives. */
  const phases: Record<string, Phase> = {
    async 'while bytes arrive'({ sendHalf, uploads }) {
      const sending = sendHalf(random.pick(['resume', 'endorsement'])).catch(ignore)
      await vi.waitUntil(() => anyReceived(Object.values(uploads)), patience)
      await site.kill()
      return sending
    },
    async 'between the last byte and the verdict'({ upload, judge }) {
      await upload()
      const judging = random.chance(0.5) ? judge().catch(ignore) : undefined
      await sleep(random.between(0, 100))
      await site.kill()
      return judging
    },
    async 'between the verdict and the application'({ upload, judge }) {
      await upload()
      await judge()
      await site.kill()
      return undefined
    },
    'while it is kept': (one) => killAt('claimed', one),
    'between commit and answer': (one) => killAt('committing', one),
  }

  const perPhase = 5
  const deaths = Array(perPhase).fill(Object.values(phases)).flat() as Phase[]
  /** Applicants who give up: some after uploading files, some with a stored application. */
  const givesUp = (number: number) => [2, 4].includes(number % 5)

  const applicants: Applicant[] = []
  const confirmed = new Map<string, string>()

  test('an applicant who retries after a kill has one application in the end', async () => {
    for (const [number, dieWhile] of deaths.entries()) {
      const applicant = createApplicant(site.url, number)
      applicants.push(applicant)
      const earlier = await dieWhile(applicant)
      await site.start()
      if (givesUp(number)) continue
      const { id } = await persist(applicant.goOn)
      if (earlier) expect(earlier.id).toBe(id)
      confirmed.set(applicant.email, id)
    }
    expect(confirmed.size).toBe(deaths.filter((_, number) => !givesUp(number)).length)
    for (const [email, id] of confirmed) expect(await kept(email)).toEqual([{ id }])
  })

  test('every application has its files and mails, and all files have the bytes that were sent', async () => {
    expect(await findFaults(files.store, applicants)).toEqual([])
  })

  test('files unclaimed for a day are deleted with their bytes, and nothing else', async () => {
    const uploads = () =>
      db().selectFrom('upload').select(['id', 'application_id', 'size']).orderBy('id').execute()
    const claimed = (await uploads()).filter((upload) => upload.application_id)
    expect((await uploads()).length).toBeGreaterThan(claimed.length)
    await sql`UPDATE upload SET touched_at = now() - interval '25 hours'`.execute(db())
    await site.kill()
    await site.start()
    await expect.poll(uploads).toEqual(claimed)
    const weight = claimed.reduce((sum, { size }) => sum + size, 0)
    await expect.poll(files.keptBytes).toBe(weight)
    expect(await findFaults(files.store, applicants)).toEqual([])
  })
})
