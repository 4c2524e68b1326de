import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { usualFacts } from '../../src/domain/brand.ts'
import { paths } from '../../src/domain/paths.ts'
import type { Instances } from './instances.ts'
import { openVisitor } from './visitor.ts'

type Change = { path: string; fieldsWith: (words: string) => Record<string, string>; shownAt: string }

/** What an institution changes about its site: the form of each, and a page that shows its words. */
export const changes = {
  facts: {
    path: paths.adminRegistry(),
    fieldsWith: (institution_name) => ({ ...usualFacts, institution_name }),
    shownAt: paths.about(),
  },
  brand: {
    path: paths.adminBrand(),
    fieldsWith: (long_name) => ({ ...usualFacts, long_name }),
    shownAt: paths.about(),
  },
  menu: {
    path: paths.adminMenus(),
    fieldsWith: (label_en) => ({ _action: 'link footer.about', address: 'https://who.int/', label_en }),
    shownAt: paths.about(),
  },
  page: {
    path: `${paths.adminPageEdit()}?page=about&locale=en`,
    fieldsWith: (title) => ({
      ...{ title, description: 'Who we are.', lede: 'Five people.', _action: 'publish' },
      ...{ block: '0:prose', 'b0-html': '<p>We are five.</p>' },
    }),
    shownAt: paths.about(),
  },
  person: {
    path: `${paths.adminContentEdit()}?kind=member`,
    fieldsWith: (name) => ({
      kind: 'team',
      name,
      role: 'Nurse',
      consent_note: 'By mail',
      _action: 'publish',
    }),
    shownAt: paths.team(),
  },
} as const satisfies Record<string, Change>

/** The milliseconds until a cached page of every instance shows the text; Infinity after the timeout. */
export async function msUntilAllSay(
  { all }: Pick<Instances, 'all'>,
  words: string,
  mostMs: number,
  path: string = paths.about(),
): Promise<number> {
  const since = performance.now()
  const reader = openVisitor()
  const saysSo = async (target: (typeof all)[number]) =>
    (await reader.call(target, 'GET', path)).text.includes(words)
  const msUntil = async (target: (typeof all)[number]): Promise<number> => {
    while (!(await saysSo(target))) {
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
