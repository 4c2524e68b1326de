import type { Size } from '../../../domain/uploads/drawn-page.ts'
import { type Limits, runConfined } from '../confined/run-confined.ts'
import type { Head } from './draw-page.ts'

export type Drawn = {
  total: number
  sizes: readonly Size[]
  picture?: { type: 'image/png' | 'image/jpeg'; bytes: Buffer }
}

/** A page of a benign file of 10 MiB takes 140 MB and a second. */
const usual: Limits = { memory: 350 * 1024 * 1024, work: 8, wait: 15 }

const program = new URL('./draw-program.ts', import.meta.url)

const lineBreak = 10

/**
 * Draws one page of a file, counted from 1, in a process of its own. An exception says that the drawing program itself
 * is broken.
 */
export async function drawApart(
  bytes: Uint8Array,
  page: number,
  limits: Partial<Limits> = {},
): Promise<Drawn | 'undrawable' | 'not_started' | 'killed'> {
  const ending = await runConfined(program, bytes, { ...usual, ...limits }, [page])
  if (!ending) return 'not_started'
  const { said, end, complaint } = ending
  if (said.equals(damaged) || said.equals(bomb) || end === 'crashed') return 'undrawable'
  if (end === 'killed') return 'killed'
  const headEnd = said.indexOf(lineBreak)
  if (headEnd < 0) throw new Error(`The program that draws pages ended with ${complaint}`)
  const head: Head = JSON.parse(said.toString('utf8', 0, headEnd))
  const picture = said.subarray(headEnd + 1)
  if (picture.length === 0) return head
  return { ...head, picture: { type: picture[0] === jpegStart ? 'image/jpeg' : 'image/png', bytes: picture } }
}

const damaged = Buffer.from('file_damaged')
const bomb = Buffer.from('file_bomb')
const jpegStart = 0xff
