import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'

const ticksPerSecond = 100

/** The process id of the PostgreSQL server behind a connection on this machine. */
export async function postmasterOf({ db }: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  return statOf(rows[0]?.pid ?? 0)?.parent ?? 0
}

/** Seconds of processor time of a process and all its children, those that have ended included. */
export function secondsWithChildren(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map((name) => statOf(Number(name))).filter((stat) => stat?.parent === pid)
  const own = statOf(pid)
  const running = children.reduce((sum, child) => sum + (child?.ticks ?? 0), 0)
  return ((own?.ticks ?? 0) + (own?.ticksOfEnded ?? 0) + running) / ticksPerSecond
}

/** The fields of /proc/PID/stat after the name, which may have spaces in it. */
function statOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15)
    return { parent, ticks: user + system, ticksOfEnded: userOfEnded + systemOfEnded }
  } catch {
    return undefined // it has ended
  }
}
