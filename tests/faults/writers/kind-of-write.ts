import type { Database } from '../../../src/store/database.ts'

/** What no kill may do to writes: those that were acknowledged are there, once, and whole. */
export type Faults = Record<'lost' | 'doubled' | 'damaged', string[]>

/** One kind of write that many people make at once, all that was acknowledged of it, and how to look for it. */
export type KindOfWrite = {
  /** One person does what they came for, however often the server dies meanwhile. */
  write(): Promise<void>
  acknowledged(): number
  findFaults(database: Database): Promise<Faults>
}

export const noFaults = (): Faults => ({ lost: [], doubled: [], damaged: [] })

/** Fewer than acknowledged are lost, more are doubled. */
export function compareCount(faults: Faults, what: string, found: number, acknowledged: number): void {
  if (found < acknowledged) faults.lost.push(`${what}: ${found} instead of ${acknowledged}`)
  if (found > acknowledged) faults.doubled.push(`${what}: ${found} instead of ${acknowledged}`)
}
