import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seeded } from '../../scripts/demo/random.ts'
import { transaction } from '../../src/store/postgres/transaction.ts'
import { eraseApplication } from '../../src/store/privacy/erase-application.ts'
import { countFiles, findFaultyFiles } from '../../src/store/uploads/count-files.ts'
import type { Place } from '../../src/store/uploads/move-files.ts'
import { keepExpert, keepFile } from '../harness/applications/kept-expert.ts'
import { environmentOfTests, startAster } from '../harness/server/start-aster.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { freshFiles, type TestFiles } from '../harness/uploads/file-storages.ts'
import { type Applicant, createApplicant } from './applicant.ts'
import { findFaults } from './find-faults.ts'
import { persist } from './writers/client.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const people = times(15, 150)
const kills = times(3, 12)
const random = seeded('moments of a move')
const script = join(import.meta.dirname, '../../scripts/files/files.ts')

let files: TestFiles
const erasable: string[] = []
beforeAll(async () => {
  files = await freshFiles('database')
  for (let count = 0; count < people; count++) {
    erasable.push((await keepExpert(files.store)).id)
    await keepFile(files.store, randomBytes(random.between(10_000, 2_000_000)))
  }
})
afterAll(() => files.drop())

const settingsOf = (place: Place) => ({ ASTER_FILES: place, ASTER_FILES_FOLDER: files.path })

/** Runs the command, and kills it after this number of moved files, if any. */
async function runMove(place: Place, killAfter?: number) {
  const env = { PATH: process.env.PATH, ...environmentOfTests, DATABASE_URL: files.url, ...settingsOf(place) }
  const child = spawn(process.execPath, [script, `--to=${place}`], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text
    })
  }
  const closed = once(child, 'close')
  if (killAfter !== undefined) {
    const goal = (await countElsewhere(place)) - killAfter
    while (child.exitCode === null && (await countElsewhere(place)) > goal) await sleep(5)
    await sleep(random.between(0, 30))
    child.kill('SIGKILL')
  }
  const [code] = await closed
  return { code: code as number | null, said }
}

async function countElsewhere(place: Place): Promise<number> {
  const counts = await countFiles(files.store)
  return counts.find((count) => count.place !== place)?.files ?? 0
}

/** Applications, reads and erasures, until it is stopped. */
function startLoad(url: string, applicants: Applicant[]) {
  let isOver = false
  const figures = { read: 0, erased: 0 }
  const stays = erasable.length / 2
  const apply = async () => {
    while (!isOver) {
      const applicant = createApplicant(url, applicants.length)
      applicants.push(applicant)
      await persist(applicant.goOn)
    }
  }
  const read = async () => {
    while (!isOver) {
      const { checked, faulty } = await findFaultyFiles(files.store)
      expect(faulty).toEqual([])
      figures.read += checked
    }
  }
  const erase = async () => {
    while (!isOver) {
      const id = erasable.length > stays ? erasable.pop() : undefined
      if (id) {
        await transaction(files.store, (trx) => eraseApplication(trx, id))
        figures.erased += 1
      }
      await sleep(200)
    }
  }
  const all = Promise.all([apply(), read(), erase()])
  return async () => {
    isOver = true
    await all
    return figures
  }
}

const applicants: Applicant[] = []

test.each<Place>(['folder', 'database'])(
  '51.8 files move to the %s while people apply, read and are erased, and the move is killed',
  async (place) => {
    const aster = await startAster(files.url, { ...settingsOf(place), ASTER_TRUST_PROXY: 'loopback' })
    const stopLoad = startLoad(aster.url, applicants)
    let killed = 0
    try {
      while (killed < kills) {
        const { code } = await runMove(place, random.between(1, 6))
        if (code === 0) break
        killed += 1
      }
      await vi.waitUntil(
        async () => {
          const { code, said } = await runMove(place)
          expect(code, said).toBe(0)
          return said.includes('Moved 0 files') || !said.includes('changed meanwhile')
        },
        { timeout: 300_000 },
      )
    } finally {
      tellFigures(`files moved to the ${place}`, {
        killed,
        ...(await stopLoad()),
        applications: applicants.length,
      })
      await aster.stop()
    }
    const { code, said } = await runMove(place)
    expect(code, said).toBe(0)
    expect(await countElsewhere(place)).toBe(0)
    expect(await findFaults(files.store, applicants)).toEqual([])
    expect(await findFaultyFiles(files.store)).toMatchObject({ faulty: [] })
    const { rows } = await sql<{ bytes: number }>`
      SELECT sum(received)::int AS bytes FROM upload WHERE verdict IS NULL OR verdict = 'fine'`.execute(
      files.store.db,
    )
    expect(await files.keptBytes(), 'nothing is doubled or left').toBe(rows[0]?.bytes)
    expect(await files.store.db.selectFrom('removed_file').select('name').execute()).toEqual([])
  },
)
