import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '../log.ts'
import type { Address } from './address.ts'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { readLockFile } from './lock-file.ts'
import { runProgram } from './run-program.ts'

/** A server that this process has started. */
export type ChildServer = { pid: number | undefined; running: boolean; complaint: string }

/** Small memory for a machine that also runs Node; durability (fsync, full_page_writes) stays as PostgreSQL has it. */
const settings = {
  cluster_name: 'aster',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors reach Node; in PostgreSQL's own log their texts could quote what people wrote.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Two starts at once: the one that lost says so itself. */
const anotherWasFirst = /lock file ".*" already exists/

export type ServerOptions = {
  cluster: Cluster
  binaries: Binaries
  address: Address
  maxConnections: number
  log: Log
}

export async function startServer(options: ServerOptions): Promise<ChildServer> {
  const { cluster, binaries, address, maxConnections, log } = options
  const all = Object.entries({ ...settings, ...listening(address), max_connections: maxConnections })
  const args = [
    '-D',
    cluster.folder,
    '-p',
    `${address.port}`,
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Clears away the lock that a killed server has left beside its socket.
  if (address.host.startsWith('/')) await readLockFile(join(address.host, `.s.PGSQL.${address.port}.lock`))
  const child = await runProgram(binaries.postgres, args, cluster.owner)
  const server: ChildServer = { pid: child.pid, running: true, complaint: '' }
  child.once('error', (error) => {
    server.running = false
    server.complaint = error.message
  })
  child.once('exit', () => {
    server.running = false
  })
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      if (/ (LOG|HINT|DETAIL): /.test(line)) return
      server.complaint = line
      if (!anotherWasFirst.test(line)) log.warn({ postgres: line }, 'PostgreSQL complains')
    })
  }
  return server
}

function listening({ host }: Address): Record<string, string> {
  return host.startsWith('/')
    ? { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
    : { listen_addresses: host, unix_socket_directories: '' }
}
