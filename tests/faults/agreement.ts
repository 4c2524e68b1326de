import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import type { Instances } from './instances.ts'
import { openVisitor } from './visitor.ts'

/** The milliseconds until a cached page of every instance shows the text; Infinity after the timeout. */
export async function msUntilAllSay(
  { all }: Pick<Instances, 'all'>,
  words: string,
  mostMs: number,
): Promise<number> {
  const since = performance.now()
  const reader = openVisitor()
  const saysSo = async (door: (typeof all)[number]) =>
    (await reader.call(door, 'GET', paths.about())).text.includes(words)
  const msUntil = async (door: (typeof all)[number]): Promise<number> => {
    while (!(await saysSo(door))) {
      if (performance.now() - since > mostMs) return Number.POSITIVE_INFINITY
      await sleep(5)
    }
    return Math.round(performance.now() - since)
  }
  try {
    return Math.max(...(await Promise.all(all.map(msUntil))))
  } finally {
    reader.close()
  }
}

/** Terminates the LISTEN connections of `count` instances, once all are open. */
export async function cutLines({ store }: Pick<Instances, 'store'>, count: number): Promise<void> {
  const lines = async () => {
    const { rows } = await sql<{ pid: number }>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'aster listener' AND state = 'idle'`.execute(
      store.db,
    )
    return rows.map(({ pid }) => pid)
  }
  await vi.waitUntil(async () => (await lines()).length === count, { timeout: 20_000 })
  for (const pid of await lines()) await sql`SELECT pg_terminate_backend(${pid})`.execute(store.db)
}
