import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { withClient } from '../../harness/postgres/fingerprint.ts'
import { onServer } from '../../harness/postgres/test-postgres.ts'
import { lastingPort } from '../instances.ts'
import { createDaemon, give, makeUsersFolder } from './daemon.ts'
import { createEtcd } from './etcd.ts'
import { openNode, type PostgresNode } from './postgres-node.ts'
import { providePrograms } from './programs.ts'
import { adapt, type Change } from './reference-files.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

type Member = { name: string; role: string; state: string }

const soon = { timeout: 120_000, interval: 250 }

/** All of deploy/ha on this machine: three members of etcd, two of PostgreSQL, HAProxy and PgBouncer. */
export async function startCluster() {
  const programs = providePrograms()
  const folder = await makeUsersFolder()
  const members = await Promise.all(
    [1, 2, 3].map(async () => ({ client: await lastingPort(), peer: await lastingPort() })),
  )
  const etcd = createEtcd(programs.etcd, members, folder)
  const ports = { next: lastingPort, etcd: members.map(({ client }) => client) }
  const nodes = [
    await openNode('pg1', programs, folder, ports),
    await openNode('pg2', programs, folder, ports),
  ]
  const [primary, replica, pooled] = [await lastingPort(), await lastingPort(), await lastingPort()]

  const write = async (name: string, text: string) => {
    const file = join(folder, name)
    await writeFile(file, text)
    give(file)
    return file
  }
  const haproxy = createDaemon(programs.haproxy, [
    '-db',
    '-f',
    await write(
      'haproxy.cfg',
      adapt('haproxy.cfg', [
        ...servers(nodes),
        ['127.0.0.1:5000', `127.0.0.1:${primary}`],
        ['127.0.0.1:5001', `127.0.0.1:${replica}`],
      ]),
    ),
  ])
  const users = await write('userlist.txt', '"aster" "aster-password"\n')
  const pgbouncer = createDaemon(programs.pgbouncer, [
    await write(
      'pgbouncer.ini',
      adapt('pgbouncer.ini', [
        ['port=5000', `port=${primary}`],
        ['listen_port = 6432', `listen_port = ${pooled}`],
        ['/etc/pgbouncer/userlist.txt', users],
      ]),
    ),
  ])

  const url = (port: number) => `postgresql://aster:aster-password@127.0.0.1:${port}/aster`
  const cluster = {
    etcd,
    nodes,
    pgbouncer,
    urlOf: ({ ports: { postgres } }: PostgresNode) => url(postgres),
    urls: { primary: url(primary), replica: url(replica), pooled: url(pooled) },
    findPrimary: async () =>
      nodeOf((await Promise.any(nodes.map(membersSeenBy))).find(({ role }) => role === 'leader')),
    findReplica: async () =>
      nodeOf((await Promise.any(nodes.map(membersSeenBy))).find(({ role }) => role !== 'leader')),
    async switchOver() {
      const [from, to] = [await cluster.findPrimary(), await cluster.findReplica()]
      const answer = await fetch(`http://127.0.0.1:${from.rest}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa('patroni:patroni-password')}` },
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      })
      if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`)
    },
    /** Waits until commits are on both machines again, so that the next fault may hit either of them. */
    async becomesWhole() {
      await vi
        .waitUntil(() => isWhole(nodes).catch(() => false), soon)
        .catch(() => {
          const said = nodes.map(({ name, patroni }) => `${name}: ${patroni.printed().slice(-3000)}`)
          throw new Error(`The machines do not become whole again.\n${said.join('\n')}`)
        })
    },
    async stop() {
      await pgbouncer.end('SIGTERM')
      await haproxy.end('SIGKILL')
      await Promise.all(nodes.map((node) => node.stop()))
      await Promise.all(etcd.daemons.map((daemon) => daemon.end('SIGKILL')))
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
  function nodeOf(member: Member | undefined): PostgresNode {
    const node = nodes.find(({ name }) => name === member?.name)
    if (!node) throw new Error('Patroni knows no such machine')
    return node
  }

  for (const daemon of etcd.daemons) daemon.start()
  try {
    await vi.waitUntil(etcd.isReady, soon)
    for (const daemon of [...nodes.map(({ patroni }) => patroni), haproxy, pgbouncer]) daemon.start()
    await cluster.becomesWhole()
    const { adminUrl } = await cluster.findPrimary()
    await onServer(adminUrl, `CREATE ROLE aster LOGIN PASSWORD 'aster-password'`)
    await onServer(adminUrl, 'CREATE DATABASE aster OWNER aster')
    await vi.waitUntil(() => isReplica(cluster.urls.replica).catch(() => false), soon)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

const servers = (nodes: readonly PostgresNode[]): Change[] =>
  nodes.map(({ name, ports }, at) => [
    `server ${name} 10.1.0.1${at + 1}:5432 check port 8008`,
    `server ${name} 127.0.0.1:${ports.postgres} check port ${ports.rest}`,
  ])

async function isReplica(url: string): Promise<boolean> {
  const { rows } = await withClient(url, (client) => client.query('SELECT pg_is_in_recovery() AS is'))
  return rows[0].is
}

/** Whether both machines agree on their roles, and the replica has confirmed what the primary has committed. */
async function isWhole(nodes: readonly PostgresNode[]): Promise<boolean> {
  const views = await Promise.all(nodes.map(membersSeenBy))
  const leaders = views.map((members) => members.find(({ role }) => role === 'leader')?.name)
  const primary = nodes.find(({ name }) => leaders.every((leader) => leader === name))
  const knowsReplica = views.every((members) => members.some(({ role }) => role === 'sync_standby'))
  if (!primary || !knowsReplica) return false
  const { rowCount } = await withClient(primary.adminUrl, (client) =>
    client.query(`SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'`),
  )
  return rowCount === 1
}

async function membersSeenBy({ rest }: PostgresNode): Promise<Member[]> {
  const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2000) })
  return ((await answer.json()) as { members: Member[] }).members
}
