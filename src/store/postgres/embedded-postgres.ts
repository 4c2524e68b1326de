import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Log } from '../log.ts'
import {
  chooseAddress,
  connectionUrl,
  isSocketFolder,
  removeSocketFolder,
  type Transport,
} from './address.ts'
import { findBinaries } from './binaries.ts'
import { openCluster, readPassword, removeUnfinished } from './cluster.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { type Reached, reachServer } from './reach-server.ts'
import type { ServerOptions } from './server.ts'
import { dataDirProblem, StartupProblem } from './startup-problem.ts'

export type EmbeddedPostgres = { url(database: string): string; close(): Promise<void> }

type Options = {
  dataDir: string
  maxConnections: number
  log: Log
  transport?: Transport
  /** Aborts the start and cleans up. */
  signal?: AbortSignal | undefined
}

const usualTransport: Transport = process.platform === 'win32' ? 'loopback' : 'socket'
const stopPatienceMs = 30_000

/** The process that started the server goes first; another waits this long before it adopts the server. */
const headStartMs = 1000

/** The key of the advisory lock in the database `postgres`: any number that all versions of ASTER share. */
const ownersLock = 2704

/**
 * Runs PostgreSQL on the data directory while this process lives, and restarts it when it dies. No lock file is needed:
 * PostgreSQL allows one server per folder, and an advisory lock one owner per server.
 */
export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  try {
    return await start({ ...options, dataDir })
  } catch (error) {
    throw dataDirProblem(dataDir, error)
  }
}

/** The address of a server that another process runs on the data directory, if any. */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  const folder = join(resolve(dataDir), 'pg')
  const address = (await findPostmaster(folder))?.address
  if (!address) return undefined
  const password = isSocketFolder(address.host) ? '' : await readPassword({ folder, owner: undefined })
  return connectionUrl({ ...address, password }, 'aster')
}

async function start(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, maxConnections, log, transport = usualTransport, signal } = options
  const binaries = await findBinaries()
  const cluster = await openCluster(dataDir, binaries, signal)
  const address = await chooseAddress(dataDir, cluster, transport)
  const server = { cluster, binaries, address, maxConnections, log }

  const stopping = new AbortController()
  const aborted = once(stopping.signal, 'abort')
  let current = await takeCharge(server, dataDir, signal).catch(async (error) => {
    await removeSocketFolder(address)
    throw error
  })
  const keeping = keepRunning()
  try {
    signal?.throwIfAborted()
    await removeUnfinished(dataDir)
    await createDatabase(current.session)
  } catch (error) {
    await close()
    throw error
  }
  return { url: (database) => connectionUrl(address, database), close }

  async function close(): Promise<void> {
    stopping.abort()
    await keeping
    const gone = await stopPostmaster(cluster.folder, binaries.pgCtl, stopPatienceMs)
    if (!gone) log.warn({}, 'PostgreSQL is still shutting down')
    await removeSocketFolder(address)
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      await Promise.race([current.ended, aborted])
      if (stopping.signal.aborted) return
      log.warn({}, 'PostgreSQL has stopped and is being restarted')
      try {
        current = await reachServer(server, { forever: true, signal: stopping.signal })
        await becomeOwner(current.session)
      } catch (error) {
        if (stopping.signal.aborted) return
        log.error({ err: error }, 'PostgreSQL could not be restarted')
        await sleep(1000)
      }
    }
  }
}

/** Starts a server, or adopts one whose owner is dead; throws if its owner is alive. */
async function takeCharge(server: ServerOptions, dataDir: string, signal?: AbortSignal): Promise<Reached> {
  for (;;) {
    const reached = await reachServer(server, { forever: false, signal })
    if (!reached.startedByUs) await sleep(headStartMs)
    const owned = await becomeOwner(reached.session).catch(() => undefined)
    if (owned) return reached
    if (owned === undefined) continue // the server that was found has shut down meanwhile
    await reached.session.end()
    throw new StartupProblem(
      `ASTER is already running on ${dataDir}: stop it, choose another ASTER_DATA_DIR, or share its database with DATABASE_URL='${connectionUrl(server.address, 'aster')}'.`,
    )
  }
}

/** A session-level advisory lock ends with the process, however it ends. */
async function becomeOwner(session: Client): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    ownersLock,
  ])
  return rows[0]?.taken ?? false
}

async function createDatabase(session: Client): Promise<void> {
  const { rowCount } = await session.query(`SELECT FROM pg_database WHERE datname = 'aster'`)
  if (!rowCount) await session.query('CREATE DATABASE aster')
}
