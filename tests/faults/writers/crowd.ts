import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Database } from '../../../src/store/database.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { applications } from './apply.ts'
import { Refused } from './client.ts'
import { edits } from './edit.ts'
import { type Faults, type KindOfWrite, noFaults } from './kind-of-write.ts'
import { pageViews } from './read-pages.ts'
import { selections } from './select.ts'

export type Crowd = ReturnType<typeof startCrowd>

type Kind = 'applications' | 'edits' | 'selections' | 'views'

const writers: Record<Kind, number> = { applications: 5, edits: 4, selections: 4, views: 3 }

/** Sixteen concurrent writers, each of which repeats its writes until stopped. */
export function startCrowd(site: string, store: Store, dataDir: string) {
  const kinds: Record<Kind, KindOfWrite> = {
    applications: applications(site),
    edits: edits(site, store),
    selections: selections(site, store),
    views: pageViews(site, join(dataDir, 'views')),
  }
  const refusals: string[] = []
  let isOver = false

  async function writeOn({ write }: KindOfWrite): Promise<void> {
    while (!isOver) {
      await write().catch((error) => {
        if (!(error instanceof Refused)) throw error
        refusals.push(error.message)
      })
    }
  }
  const names = Object.keys(kinds) as Kind[]
  const writing = Promise.all(
    names.flatMap((name) => Array.from({ length: writers[name] }, () => writeOn(kinds[name]))),
  )

  return {
    refusals,
    acknowledged: () =>
      Object.fromEntries(names.map((name) => [name, kinds[name].acknowledged()])) as Record<Kind, number>,
    /** Waits for one more acknowledged write, each time of the next kind, so that every kind progresses between kills. */
    async writesAgain(time: number): Promise<void> {
      const { acknowledged } = kinds[names[time % names.length] ?? 'applications']
      const before = acknowledged()
      await vi.waitUntil(() => acknowledged() > before, { timeout: 120_000, interval: 10 })
    },
    /** Lets writes in progress finish, and the server write the last page views. */
    async stop() {
      isOver = true
      await writing
      await sleep(3000)
    },
    async findFaults(database: Database): Promise<Faults> {
      const faults = noFaults()
      for (const { findFaults } of Object.values(kinds)) {
        const found = await findFaults(database)
        for (const kind of Object.keys(faults) as (keyof Faults)[]) faults[kind].push(...found[kind])
      }
      return faults
    },
  }
}
