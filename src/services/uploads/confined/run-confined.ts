import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { startProgram } from '../../start-program.ts'

/** Bytes, seconds of processor time, and seconds on the clock. */
export type Limits = { memory: number; work: number; wait: number }

const libraries = [new URL('./', import.meta.resolve('mupdf'))]

const flags = ['--allow-worker']

const crashes: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])

type Ending = { said: Buffer; end: 'killed' | 'crashed' | 'exited'; complaint: string }

/**
 * Hands a file to one of our programs in a process of its own, without the settings of the server: a file that crashes,
 * exhausts or hangs its reader affects that process alone. Undefined if it cannot be started.
 */
export async function runConfined(
  program: URL,
  bytes: Uint8Array,
  { memory, work, wait }: Limits,
  more: readonly number[] = [],
): Promise<Ending | undefined> {
  const args = [bytes.length, memory, work, ...more].map(String)
  const child = await startProgram(program, { libraries, flags, args, timeoutMs: wait * 1000 })
  if (!child) return undefined
  // A child that has ended need not have read everything.
  child.stdin.on('error', () => {})
  // Left open: when this process dies, the pipe breaks and the child exits.
  child.stdin.write(bytes)
  const [said, complaint] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  const { signalCode, exitCode } = child
  const end = signalCode === 'SIGKILL' ? 'killed' : crashes.has(signalCode) ? 'crashed' : 'exited'
  return { said, end, complaint: `${signalCode ?? exitCode}: ${complaint}` }
}
