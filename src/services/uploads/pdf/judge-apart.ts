import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parse } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { fileFaults, type Verdict } from '../../../domain/uploads/upload.ts'

/** Bytes, seconds of processor time, and seconds on the clock. */
type Limits = { memory: number; work: number; wait: number }

/** The judge could not start, or was stopped before a verdict. */
export type Silence = 'not_started' | 'killed'

/** A benign file of 10 MiB takes 160 MB and half a second; CPU time does not depend on the machine's load. */
const usual: Limits = { memory: 350 * 1024 * 1024, work: 8, wait: 30 }

const program = fileURLToPath(new URL('./judge-program.ts', import.meta.url))

/** Its own program and MuPDF. */
const readable = [new URL('../../../', import.meta.url), new URL('./', import.meta.resolve('mupdf'))]

/** Read these, but not write, start or load anything. */
const flags = [
  '--permission',
  ...readable.map((folder) => `--allow-fs-read=${fileURLToPath(folder)}`),
  '--allow-worker',
  '--disable-warning=SecurityWarning',
]

const crashes: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])

/**
 * Judges a file in a process of its own, without the settings of the server: a file that breaks, fills or
 * blocks its reader does it there. An exception says that the judge itself is broken.
 */
export async function judgeApart(
  bytes: Uint8Array,
  limits: Partial<Limits> = {},
): Promise<Verdict | Silence> {
  const child = await start(bytes.length, { ...usual, ...limits })
  if (!child) return 'not_started'
  // A child that has ended need not have read everything.
  child.stdin.on('error', () => {})
  // Not ended: when this process dies, the line breaks, and the child ends itself.
  child.stdin.write(bytes)
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (isVerdict(said)) return said
  if (child.signalCode === 'SIGKILL') return 'killed'
  if (crashes.has(child.signalCode)) return 'file_damaged'
  throw new Error(`The judge of PDF files ended with ${child.signalCode ?? child.exitCode}: ${complaint}`)
}

/** Nothing where the machine has no process, memory or file descriptor left for it. */
async function start(
  size: number,
  { memory, work, wait }: Limits,
): Promise<ChildProcessWithoutNullStreams | undefined> {
  try {
    const child = spawn(process.execPath, [...flags, program, ...[size, memory, work].map(String)], {
      cwd: parse(program).root,
      env: {},
      timeout: wait * 1000,
      killSignal: 'SIGKILL',
      windowsHide: true,
    })
    await once(child, 'spawn')
    return child
  } catch {
    return undefined
  }
}

const isVerdict = (said: string): said is Verdict =>
  said === 'fine' || fileFaults.some((fault) => fault === said)
