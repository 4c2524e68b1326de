import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '../log.ts'
import { type Address, isSocketFolder, makeSocketFolder } from './address.ts'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { readLockFile } from './lock-file.ts'
import { runProgram } from './run-program.ts'

export type ChildServer = {
  pid: number | undefined
  running: boolean
  complaint: string
  stop(): Promise<void>
}

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

/** Messages that are normal at start, stop and recovery. */
const expected = new RegExp(
  [
    'lock file ".*" already exists',
    'terminating (connection|autovacuum process) due to administrator command',
    'the database system is (starting up|shutting down|in recovery mode|not yet accepting connections)',
  ].join('|'),
)

export type ServerOptions = {
  cluster: Cluster
  binaries: Binaries
  address: Address
  maxConnections: number
  log: Log
}

export async function spawnServer(options: ServerOptions): Promise<ChildServer> {
  const { cluster, binaries, address, maxConnections, log } = options
  const all = Object.entries({ ...settings, ...listening(address), max_connections: maxConnections })
  const args = [
    ...['-D', cluster.folder, '-p', `${address.port}`],
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  if (isSocketFolder(address.host)) {
    await makeSocketFolder(address.host, cluster.owner)
    await readLockFile(join(address.host, `.s.PGSQL.${address.port}.lock`)) // clears away that of a killed server
  }
  const child = await runProgram(binaries.postgres, args, cluster.owner)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', ({ message }) => {
      server.complaint = message
      resolve()
    })
  })
  const server: ChildServer = {
    pid: child.pid,
    running: true,
    complaint: '',
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
  ended.then(() => {
    server.running = false
  })
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      if (/ (LOG|HINT|DETAIL): /.test(line)) return
      server.complaint = line
      if (!expected.test(line)) log.warn({ postgres: line }, 'Message of PostgreSQL')
    })
  }
  return server
}

function listening({ host }: Address): Record<string, string> {
  return isSocketFolder(host)
    ? { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
    : { listen_addresses: host, unix_socket_directories: '' }
}
