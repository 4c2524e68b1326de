import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionUrl } from './address.ts'
import { findPostmaster } from './postmaster.ts'
import { type ChildServer, type ServerOptions, spawnServer } from './server.ts'
import { StartupProblem } from './startup-problem.ts'

export type Reached = { session: pg.Client; ended: Promise<void>; startedByUs: boolean }

type Patience = { forever: boolean; signal?: AbortSignal }

const patienceMs = 120_000
const mostFailedStarts = 5
const pollMs = 25

/**
 * Connects to the server on the cluster, or starts one; waits for a server that is starting, recovering or shutting
 * down.
 */
export async function reachServer(server: ServerOptions, { forever, signal }: Patience): Promise<Reached> {
  const deadline = Date.now() + patienceMs
  let child: ChildServer | undefined
  try {
    for (let failedStarts = 0; ; ) {
      const running = await findPostmaster(server.cluster.folder)
      Object.assign(server.address, running?.address)
      const busy = running && !running.address
      const attempt = busy ? 'it is busy' : await connect(connectionUrl(server.address, 'postgres'))
      if (typeof attempt !== 'string') {
        const postmaster = await findPostmaster(server.cluster.folder)
        return { ...attempt, startedByUs: child !== undefined && postmaster?.pid === child.pid }
      }

      if (!running && !child?.running) {
        if (child) failedStarts += 1
        if (!forever && failedStarts >= mostFailedStarts) throw doesNotStart(server, child?.complaint)
        if (failedStarts > 0) await sleep(Math.min(100 * 2 ** failedStarts, 5000), null, { signal })
        signal?.throwIfAborted()
        child = await spawnServer(server)
      }
      if (!forever && Date.now() > deadline) throw doesNotStart(server, attempt)
      await sleep(pollMs, null, { signal })
    }
  } catch (error) {
    await child?.stop()
    throw error
  }
}

/** The session, or why there is none. */
async function connect(connectionString: string): Promise<Omit<Reached, 'startedByUs'> | string> {
  const session = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'aster owner',
  })
  const ended = new Promise<void>((resolve) => session.once('end', () => resolve()))
  session.on('error', () => {}) // the end of the session follows, and is what we act on
  try {
    await session.connect()
    return { session, ended }
  } catch (error) {
    await session.end().catch(() => {})
    return (error as Error).message
  }
}

function doesNotStart({ cluster }: ServerOptions, why = 'no reason given'): StartupProblem {
  return new StartupProblem(`PostgreSQL does not start on ${cluster.folder} (${why}).`)
}
