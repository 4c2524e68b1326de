import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { findApplicationFaults, longestPause, startApplicants } from './ha/applicants.ts'
import { type Cluster, startCluster } from './ha/cluster.ts'
import { type DatabaseReads, prepareReads, startDatabaseReaders } from './ha/database-readers.ts'
import { startReaders } from './ha/readers.ts'
import { type HaSite, startSite } from './ha/site.ts'
import { noFaults } from './writers/kind-of-write.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

/** Writes succeed again within this time. */
const barMs = 15_000

/** So do reads that a server of PostgreSQL must answer: like writes, some wait for the new primary. */
const readBarMs = 15_000
const soon = { timeout: 120_000, interval: 50 }

let cluster: Cluster
let site: HaSite
let reads: DatabaseReads
beforeAll(async () => {
  cluster = await startCluster()
  site = await startSite(cluster)
  reads = await prepareReads(site.store)
})
afterAll(async () => {
  await site?.stop()
  await cluster?.stop()
})

/** Functions that begin a fault and return one that ends it. */
const faults: Record<string, () => Promise<() => unknown>> = {
  async 'kill -9 of all processes of the primary PostgreSQL'() {
    await (await cluster.findPrimary()).killPostgres()
    return () => {}
  },
  async 'kill -9 of everything on the machine of the primary'() {
    const node = await cluster.findPrimary()
    await node.kill()
    return () => node.patroni.start()
  },
  async 'kill -9 of everything on the machine of the replica'() {
    const node = await cluster.findReplica()
    await node.kill()
    return () => node.patroni.start()
  },
  async 'kill -9 of the leader of etcd'() {
    const leader = await cluster.etcd.findLeader()
    await leader.end('SIGKILL')
    return () => leader.start()
  },
  async 'kill -9 of all members of etcd'() {
    for (const daemon of cluster.etcd.daemons) await daemon.end('SIGKILL')
    return () => {
      for (const daemon of cluster.etcd.daemons) daemon.start()
    }
  },
  async 'a switchover'() {
    await cluster.switchOver()
    return () => {}
  },
  async 'a primary that is cut off from the network'() {
    const [node, other] = [await cluster.findPrimary(), await cluster.findReplica()]
    node.cutOff(other)
    return () => node.mend(other)
  },
  async 'a replica that is cut off from the network'() {
    const [node, other] = [await cluster.findReplica(), await cluster.findPrimary()]
    node.cutOff(other)
    return () => node.mend(other)
  },
}

describe.each(Object.entries(faults))('%s', (what, begin) => {
  test.each(Array.from({ length: times(1, 3) }, (_, turn) => turn + 1))(
    '52.1 loses no application, run %i',
    async () => {
      await cluster.becomesWhole()
      const targets = { nginx: site.proxy, direct: site.direct, pooled: site.pooled }
      const applicants = Object.values(targets).map((target) => startApplicants(target, 2))
      const readers = startReaders(site.proxy, 2)
      // Past nginx, which would serve from its cache without any PostgreSQL.
      const databaseReaders = (['direct', 'pooled'] as const).flatMap((at) =>
        startDatabaseReaders(site[at], reads).map((reader) => ({
          ...reader,
          what: `${reader.what} at ${at}`,
        })),
      )
      for (const { confirmed } of [...applicants, ...databaseReaders])
        await vi.waitUntil(() => confirmed.length >= 5, soon)

      const began = performance.now()
      const end = await begin()
      await sleep(barMs)
      await end()
      await cluster.becomesWhole()
      const all = [...applicants, ...databaseReaders]
      const counts = all.map(({ confirmed }) => confirmed.length + 5)
      for (const [at, { confirmed }] of all.entries())
        await vi.waitUntil(() => confirmed.length > (counts[at] ?? 0), soon)
      const pauses = applicants.map((each) => longestPause(each, began))
      const readPauses = databaseReaders.map((each) => longestPause(each, began))
      await Promise.all([...all, readers].map((each) => each.stop()))

      const confirmed = applicants.flatMap((each) => each.confirmed)
      const found = await findApplicationFaults(site.store, confirmed)
      tellFigures(what, {
        confirmed: confirmed.length,
        'sent again': applicants.reduce((sum, { unanswered }) => sum + unanswered(), 0),
        lost: found.lost.length,
        doubled: found.doubled.length,
        ...Object.fromEntries(
          Object.keys(targets).map((target, at) => [
            `longest pause of writing at ${target}, s`,
            ((pauses[at] ?? 0) / 1000).toFixed(1),
          ]),
        ),
        ...Object.fromEntries(
          databaseReaders.map(({ what }, at) => [
            `longest pause of ${what}, s`,
            ((readPauses[at] ?? 0) / 1000).toFixed(1),
          ]),
        ),
        'pages read': readers.reads(),
        'of them failed': readers.failed.length,
        'slowest page, s': (readers.slowestMs() / 1000).toFixed(1),
      })
      expect(found).toEqual(noFaults())
      expect(applicants.flatMap(({ refused }) => refused)).toEqual([])
      expect(readers.failed).toEqual([])
      expect(databaseReaders.flatMap(({ refused }) => refused)).toEqual([])
      expect(site.starts()).toEqual([1, 1])
      expect(Math.max(...pauses)).toBeLessThanOrEqual(barMs)
      expect(Math.max(...readPauses)).toBeLessThanOrEqual(readBarMs)
    },
  )
})

test('52.1 the check detects applications that are lost', async () => {
  const confirmed = [{ email: 'nobody@hospital.example', id: 'none', at: 0 }]
  const { lost } = await findApplicationFaults(site.store, confirmed)
  expect(lost).toContain('application none of nobody@hospital.example')
})
