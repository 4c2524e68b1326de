import { fileFaults, type Verdict } from '../../../domain/uploads/upload.ts'
import { type Limits, runConfined } from '../confined/run-confined.ts'

/** A benign file of 10 MiB takes 160 MB and half a second of work; the clock only ends a process that does not work. */
const usual: Limits = { memory: 350 * 1024 * 1024, work: 8, wait: 120 }

const program = new URL('./judge-program.ts', import.meta.url)

/** Judges a file in a process of its own. An exception says that the judge itself is broken. */
export async function judgeApart(bytes: Uint8Array, limits: Partial<Limits> = {}) {
  const ending = await runConfined(program, bytes, { ...usual, ...limits })
  if (!ending) return 'not_started'
  const said = ending.said.toString()
  if (isVerdict(said)) return said
  if (ending.end === 'killed') return 'killed'
  if (ending.end === 'crashed') return 'file_damaged'
  throw new Error(`The judge of PDF files ended with ${ending.complaint}`)
}

const isVerdict = (said: string): said is Verdict =>
  said === 'fine' || fileFaults.some((fault) => fault === said)
