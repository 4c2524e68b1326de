import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { killPostgres } from '../kill-postgres.ts'
import { createDaemon, give } from './daemon.ts'
import type { Programs } from './programs.ts'
import { adapt } from './reference-files.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export type PostgresNode = Awaited<ReturnType<typeof openNode>>

type Ports = { next(): Promise<number>; etcd: readonly number[] }

/** A machine with PostgreSQL and Patroni that can be cut off from all other machines. */
export async function openNode(name: 'pg1' | 'pg2', programs: Programs, folder: string, ports: Ports) {
  const [postgres, rest] = [await ports.next(), await ports.next()]
  const proxyTo = async (target: number) => openTcpProxy(await ports.next(), target)
  const peerProxies = { postgres: await proxyTo(postgres), rest: await proxyTo(rest) }
  const haproxyProxies = { postgres: await proxyTo(postgres), rest: await proxyTo(rest) }
  const etcdProxies = await Promise.all(ports.etcd.map(proxyTo))
  const peers = Object.values(peerProxies)
  const proxies: TcpProxy[] = [...peers, ...Object.values(haproxyProxies), ...etcdProxies]

  const own = join(folder, name)
  mkdirSync(own)
  give(own)
  const file = join(own, 'patroni.yml')
  const text = adapt('patroni.yml', [
    ['name: pg1', `name: ${name}`],
    [' listen: 10.1.0.11:8008', ` listen: 127.0.0.1:${rest}`],
    ['connect_address: 10.1.0.11:8008', `connect_address: 127.0.0.1:${peerProxies.rest.port}`],
    [
      '10.1.0.11:2379,10.1.0.12:2379,10.1.0.13:2379',
      etcdProxies.map(({ port }) => `127.0.0.1:${port}`).join(),
    ],
    ['etcd3:\n', 'etcd3:\n  use_proxies: true\n'], // otherwise Patroni bypasses the proxies
    [' listen: 10.1.0.11:5432', ` listen: 127.0.0.1:${postgres}`],
    ['connect_address: 10.1.0.11:5432', `connect_address: 127.0.0.1:${peerProxies.postgres.port}`],
    ['/var/lib/postgresql/15/aster', join(own, 'pg')],
    ['/usr/lib/postgresql/15/bin', programs.postgresFolder],
    ['/var/run/postgresql', own],
    ['10.1.0.0/24', '127.0.0.0/8'],
    ['mode: automatic', "mode: 'off'"], // the watchdog would reset the machine of the tests
  ])
  writeFileSync(file, text)
  give(file)
  const patroni = createDaemon(programs.patroni, [file], { HOME: own })
  return {
    name,
    rest,
    /** The URL over the socket, which works without HAProxy and the network. */
    adminUrl: `postgresql://postgres:postgres-password@localhost:${postgres}/postgres?host=${encodeURIComponent(own)}`,
    /** The ports that HAProxy connects to. */
    ports: { postgres: haproxyProxies.postgres.port, rest: haproxyProxies.rest.port },
    /** The proxies that the other machine uses. */
    peers,
    patroni,
    killPostgres: () => killPostgres(own),
    /** Kills everything that runs on the machine. */
    async kill() {
      await patroni.end('SIGKILL')
      await killPostgres(own)
    },
    /** Cuts the machine off from etcd, from HAProxy and from the other machine. */
    cutOff(other: { peers: readonly TcpProxy[] }) {
      for (const proxy of [...proxies, ...other.peers]) proxy.cut()
    },
    mend(other: { peers: readonly TcpProxy[] }) {
      for (const proxy of [...proxies, ...other.peers]) proxy.mend()
    },
    async stop() {
      for (const proxy of proxies) proxy.mend()
      await patroni.end('SIGTERM')
      await killPostgres(own).catch(() => {}) // usually stopped by Patroni
      for (const proxy of proxies) proxy.close()
    },
  }
}
