import { readFileSync } from 'node:fs'
import type { RunningAster } from '../../tests/harness/server/start-aster.ts'
import type { Row } from './row.ts'

/** Resident memory in MB of the server, now and at its peak, and of its child processes. */
export type Resident = { now: number; peak: number; children: number }

/** The limits in MB for one instance. */
export const residentBars = { idle: 200, used: 350 }

/** Resident memory as the kernel reports it, without a garbage collection first. */
export function residentOf({ process: { pid = 0 } }: RunningAster): Resident {
  const children = descendantsOf(pid).map((child) => read(child, 'VmRSS'))
  return {
    now: read(pid, 'VmRSS'),
    peak: read(pid, 'VmHWM'),
    children: children.reduce((sum, one) => sum + one, 0),
  }
}

/** The ratio is the limit divided by the memory. */
export function residentRow(what: string, { now, peak, children }: Resident, bar: number): Row {
  const most = bar === residentBars.idle ? now : Math.max(now, peak)
  return {
    what: `memory ${what}`,
    seen: `${now.toFixed(0)} MB, at most ${peak.toFixed(0)}; child processes ${children.toFixed(0)}`,
    against: `${bar} MB`,
    ratio: bar / most,
    atLeast: 1,
  }
}

function read(pid: number, name: string): number {
  const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(contents(`/proc/${pid}/status`)) ?? []
  return (Number(kibibytes ?? 0) * 1024) / 1e6
}

function descendantsOf(pid: number): number[] {
  const children = contents(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** Empty if the process has ended. */
function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
