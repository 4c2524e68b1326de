import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { compiledCode } from '../harness/server/compiled-code.ts'

export type StoreProcess = Awaited<ReturnType<typeof startStore>>

type Options = { uid?: number | undefined; path?: string }

const running = new Set<{ kill(): Promise<unknown> }>()

/** A separate Node process with the store open on a data directory; `said` is its first line. */
export async function startStore(dataDir: string, { uid, path = process.env.PATH }: Options = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'store-program.ts'), dataDir], {
    env: { PATH: path, ...compiledCode },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`The process has ended: ${complaints}`)
    return value
  }

  const store = {
    exited,
    said: await nextLine(),
    complaints: () => complaints,
    async query(statement: string): Promise<{ rows?: Record<string, unknown>[]; error?: string }> {
      child.stdin.write(`${statement}\n`)
      return JSON.parse(await nextLine())
    },
    async close() {
      child.stdin.end()
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      return exited
    },
  }
  running.add(store)
  return store
}

export async function killAllStores(): Promise<void> {
  await Promise.all([...running].map((store) => store.kill()))
  running.clear()
}

/** The PID of the server on a data directory, from postmaster.pid. */
export async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8'), 10)
}
