import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parse } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Verdict } from '../../domain/upload.ts'

/** Bytes, seconds of processor time, and seconds on the clock. */
type Limits = { memory: number; work: number; wait: number }

/** An honest file of 10 MiB takes 160 MB and half a second; that the machine is busy is not its fault. */
const usual: Limits = { memory: 350 * 1024 * 1024, work: 8, wait: 30 }

/** Read, but not write, start or load anything. */
const flags = ['--permission', '--allow-fs-read=*', '--allow-worker', '--disable-warning=SecurityWarning']

const program = fileURLToPath(new URL('./judge-program.ts', import.meta.url))

const crashes: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])

const verdicts: Readonly<Record<Verdict, true>> = {
  fine: true,
  not_pdf: true,
  file_too_large: true,
  file_damaged: true,
  file_encrypted: true,
  file_active: true,
  file_attachments: true,
  file_bomb: true,
}

/**
 * Judges a file in a process of its own, without the settings of the server: a file that breaks, fills or
 * blocks its reader does it there. An exception says that the judge itself could not work.
 */
export async function judgeApart(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<Verdict> {
  const { memory, work, wait } = { ...usual, ...limits }
  const child = spawn(process.execPath, [...flags, program, ...[bytes.length, memory, work].map(String)], {
    cwd: parse(program).root,
    env: {},
    timeout: wait * 1000,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  // A child that has ended need not have read everything.
  child.stdin.on('error', () => {})
  // Not ended: when this process dies, the line breaks, and the child ends itself.
  child.stdin.write(bytes)
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (isVerdict(said)) return said
  if (child.signalCode === 'SIGKILL') return 'file_bomb'
  if (crashes.has(child.signalCode)) return 'file_damaged'
  throw new Error(`The judge of PDF files ended with ${child.signalCode ?? child.exitCode}: ${complaint}`)
}

const isVerdict = (said: string): said is Verdict => said in verdicts
