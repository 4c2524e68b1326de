import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { readFromReplica } from '../../src/store/postgres/read-replica.ts'
import { withClient } from '../harness/postgres/fingerprint.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { type Cluster, startCluster } from './ha/cluster.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const writes = times(50, 500)

let cluster: Cluster
let store: Store
beforeAll(async () => {
  cluster = await startCluster()
  const databaseUrl = cluster.urls.primary
  // Not through HAProxy, which would route reads to the primary while it considers the replica down.
  const readUrl = cluster.urlOf(await cluster.findReplica())
  store = await openStore({ databaseUrl, readUrl, dataDir: '', databasePool: 5, log: quiet })
  await sql`CREATE TABLE noted (id int PRIMARY KEY, by int NOT NULL)`.execute(store.db)
})
afterAll(async () => {
  await store?.close()
  await cluster?.stop()
})

/** The process that replays on the replica; Patroni would undo `pg_wal_replay_pause()`. */
async function findReplayer(): Promise<number> {
  const { adminUrl } = await cluster.findReplica()
  const { rows } = await withClient(adminUrl, (client) =>
    client.query(`SELECT pid FROM pg_stat_activity WHERE backend_type = 'startup'`),
  )
  return rows[0].pid
}

let noted = 0

async function isNoted({ db }: Pick<Store, 'db'>, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM noted WHERE id = ${id}`.execute(db)
  return rows.length === 1
}

/** Concurrent writers who immediately read what they have written; `read` says whether they find it. */
async function writeAndRead(read: (id: number) => Promise<boolean>) {
  const tookMs: number[] = []
  let stale = 0
  const writeOn = async (writer: number) => {
    for (let turn = 0; turn < writes; turn++) {
      const id = noted++
      await sql`INSERT INTO noted VALUES (${id}, ${writer})`.execute(store.db)
      const since = performance.now()
      if (!(await read(id))) stale += 1
      tookMs.push(performance.now() - since)
    }
  }
  await Promise.all([1, 2, 3].map(writeOn))
  const sorted = tookMs.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return { stale, median: at(0.5), p99: at(0.99) }
}

const answered = () => ({ ...(store.replica?.answered ?? { replica: 0, primary: 0 }) })

async function measure(what: string) {
  await sleep(1_100) // a replica that was away before is asked again
  const before = answered()
  const { stale, median, p99 } = await writeAndRead((id) =>
    readFromReplica(store, (reader) => isNoted(reader, id)),
  )
  const after = answered()
  const [byReplica, byPrimary] = [after.replica - before.replica, after.primary - before.primary]
  tellFigures(what, {
    reads: byReplica + byPrimary,
    stale,
    'by the replica': byReplica,
    'by the primary': byPrimary,
    'ms (median)': median,
    'ms (p99)': p99,
  })
  return { stale, byReplica, byPrimary }
}

describe('a row can be read right after it was written', () => {
  test('52.4 on a replica that keeps up, which answers most readers', async () => {
    const direct = await writeAndRead((id) => isNoted(store, id))
    tellFigures('reads of own writes from the primary alone', {
      'ms (median)': direct.median,
      'ms (p99)': direct.p99,
    })
    const { stale, byReplica, byPrimary } = await measure('reads of own writes, the replica keeps up')
    expect(stale).toBe(0)
    expect(byReplica).toBeGreaterThan(byPrimary)
  })

  test('52.5 on the primary, while the replica lags by up to 300 ms', async () => {
    const replayer = await findReplayer()
    let isOver = false
    const lag = async () => {
      while (!isOver) {
        process.kill(replayer, 'SIGSTOP')
        await sleep(300)
        process.kill(replayer, 'SIGCONT')
        await sleep(100)
      }
    }
    const lagging = lag()
    const { stale, byPrimary } = await measure('reads of own writes, the replica lags by up to 300 ms')
    isOver = true
    await lagging
    expect(stale).toBe(0)
    expect(byPrimary).toBeGreaterThan(0)
  })

  test('52.5 on the primary, while replay on the replica is paused', async () => {
    const replayer = await findReplayer()
    process.kill(replayer, 'SIGSTOP')
    onTestFinished(() => void process.kill(replayer, 'SIGCONT'))
    const { stale, byReplica } = await measure('reads of own writes, the replica stands still')
    expect([stale, byReplica]).toEqual([0, 0])
    const careless = await writeAndRead((id) => isNoted({ db: store.replica?.db ?? store.db }, id))
    expect(careless.stale, 'without the check, readers would miss their writes').toBeGreaterThan(0)
  })

  test('52.5 on the primary, while the replica is dead', async () => {
    const node = await cluster.findReplica()
    await node.kill()
    const { stale, byReplica } = await measure('reads of own writes, the replica is dead')
    expect([stale, byReplica]).toEqual([0, 0])
    node.patroni.start()
    await cluster.becomesWhole()
  })
})
