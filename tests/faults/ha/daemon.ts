import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Daemon = {
  start(): void
  /** Ends the process and waits for its exit. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  pid(): number | undefined
  /** Its output since the first start. */
  printed(): string
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses root, which therefore runs everything as the user of Debian's package. */
const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}

/** A folder of that user. */
export async function makeUsersFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aster-ha-'))
  give(folder)
  return folder
}

/** Lets that user read and write a file or folder. */
export function give(path: string): void {
  if (user) chownSync(path, user.uid, user.gid)
}

/** A program that the kernel stops when the tests die. */
export function createDaemon(program: string, args: string[], env: Record<string, string> = {}): Daemon {
  let child: ChildProcess | undefined
  let output = ''
  const own = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : []
  return {
    start() {
      child = spawn('setpriv', ['--pdeathsig', 'TERM', ...own, program, ...args], {
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        cwd: '/',
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text: Buffer) => {
          output += text
        })
    },
    async end(signal) {
      const ending = child
      child = undefined
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const gone = new Promise((resolve) => ending.once('exit', resolve))
      ending.kill(signal)
      await gone
    },
    pid: () => child?.pid,
    printed: () => output,
  }
}
