import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chown, lstat, mkdir, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, readPassword } from './cluster.ts'
import type { Owner } from './run-program.ts'
import { StartupProblem } from './startup-problem.ts'

/** The server's address; a host that starts with a slash is the folder of a Unix socket. */
export type Address = { host: string; port: number; password?: string }

/** Node has no Unix sockets on Windows. */
export type Transport = 'socket' | 'loopback'

export async function chooseAddress(dataDir: string, cluster: Cluster, transport: Transport) {
  if (transport === 'socket') return { host: socketFolder(dataDir), port: 5432 }
  return { host: '127.0.0.1', port: await freePort(), password: await readPassword(cluster) }
}

export const isSocketFolder = (host: string): boolean => host.startsWith('/')

/** A URL that DATABASE_URL, pg and psql all accept; with a socket, its folder counts, not 'localhost'. */
export function connectionUrl({ host, port, password }: Address, database: string): string {
  return isSocketFolder(host)
    ? `postgresql://aster@localhost/${database}?host=${encodeURIComponent(host)}&sslmode=disable`
    : `postgresql://aster:${password}@${host}:${port}/${database}?sslmode=disable`
}

/** Makes a folder that only its owner may enter, so that connections over the socket need no password. */
export async function makeSocketFolder(folder: string, owner?: Owner): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).then(
    () => owner && chown(folder, owner.uid, owner.gid),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const found = await lstat(folder)
  const isOurs = found.uid === owner?.uid || found.uid === process.getuid?.()
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new StartupProblem(
      `${folder} must be a folder of PostgreSQL's user alone: remove it and start again.`,
    )
  }
}

/** The folder may be in the shared temporary folder; it stays while a server uses it. */
export async function removeSocketFolder({ host }: Address): Promise<void> {
  if (isSocketFolder(host)) await rmdir(host).catch(() => {})
}

/** The kernels allow 104 to 108 bytes, the terminating one included. */
const longestSocketPath = 100

function socketFolder(dataDir: string): string {
  const near = join(dataDir, 'socket')
  if (Buffer.byteLength(join(near, '.s.PGSQL.5432')) <= longestSocketPath) return near
  return join(tmpdir(), `aster-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
}

/** A free port; another process may take it first. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
