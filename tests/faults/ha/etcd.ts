import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDaemon, type Daemon } from './daemon.ts'
import { adapt } from './reference-files.ts'

export type EtcdMember = { client: number; peer: number }

const address = (at: number) => `10.1.0.1${at + 1}`

/** Three members of etcd with the settings of deploy/ha/etcd.env. */
export function createEtcd(program: string, members: readonly EtcdMember[], folder: string) {
  const daemons = members.map((_, at) => createMember(program, members, at, folder))
  return {
    daemons,
    /** Patroni ends if it asks a member earlier; systemd would start it again. */
    async isReady(): Promise<boolean> {
      const decided = await Promise.all(members.map(({ client }) => hasVersion(client).catch(() => false)))
      return decided.every(Boolean)
    },
    async findLeader(): Promise<Daemon> {
      const said = await Promise.all(members.map(({ client }) => isLeader(client)))
      const leader = daemons[said.indexOf(true)]
      if (!leader) throw new Error('etcd has no leader')
      return leader
    },
  }
}

function createMember(program: string, members: readonly EtcdMember[], at: number, folder: string): Daemon {
  const { client = 0, peer = 0 } = members[at] ?? {}
  const text = adapt('etcd.env', [
    ['ETCD_NAME="etcd1"', `ETCD_NAME="etcd${at + 1}"`],
    ['/var/lib/etcd/aster', join(folder, `etcd${at + 1}`)],
    [/etcd(\d)=http:\/\/10\.1\.0\.1\1:2380/g, 'etcd$1=http://10.1.0.1$1:peer'],
    [/"http:\/\/10\.1\.0\.11:2379"/g, `"http://127.0.0.1:${client}"`],
    [/"http:\/\/10\.1\.0\.11:2380"/g, `"http://127.0.0.1:${peer}"`],
    ...members.map((each, index) => [`${address(index)}:peer`, `127.0.0.1:${each.peer}`] as const),
  ])
  writeFileSync(join(folder, `etcd${at + 1}.env`), text)
  const settings = [...text.matchAll(/^(ETCD_\w+)="(.*)"$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  return createDaemon(program, [], Object.fromEntries(settings))
}

async function hasVersion(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/version`)
  const { etcdcluster } = (await answer.json()) as { etcdcluster: string }
  return etcdcluster !== 'not_decided'
}

async function isLeader(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/v3/maintenance/status`, { method: 'POST', body: '{}' })
  const { leader, header } = (await answer.json()) as { leader: string; header: { member_id: string } }
  return leader === header.member_id
}
