import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { fileFaults, type Verdict } from '../../../domain/uploads/upload.ts'
import { startProgram } from '../../start-program.ts'

/** Bytes, seconds of processor time, and seconds on the clock. */
type Limits = { memory: number; work: number; wait: number }

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
export async function judgeApart(bytes: Uint8Array, limits: Partial<Limits> = {}) {
  const { memory, work, wait } = { ...usual, ...limits }
  const args = [bytes.length, memory, work].map(String)
  const child = await startProgram(program, { flags, args, timeoutMs: wait * 1000 })
  if (!child) return 'not_started'
  // A child that has ended need not have read everything.
  child.stdin.on('error', () => {})
  // Left open: when this process dies, the pipe breaks and the child exits.
  child.stdin.write(bytes)
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (isVerdict(said)) return said
  if (child.signalCode === 'SIGKILL') return 'killed'
  if (crashes.has(child.signalCode)) return 'file_damaged'
  throw new Error(`The judge of PDF files ended with ${child.signalCode ?? child.exitCode}: ${complaint}`)
}

const isVerdict = (said: string): said is Verdict =>
  said === 'fine' || fileFaults.some((fault) => fault === said)
