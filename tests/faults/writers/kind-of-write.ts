import type { Database } from '../../../src/store/database.ts'

/** Violations of the rule that every acknowledged write is stored once and complete. */
export type Faults = Record<'lost' | 'doubled' | 'damaged', string[]>

/** One kind of concurrent write, with its acknowledged writes and a check of the database. */
export type KindOfWrite = {
  /** Completes one write, however often the server is killed meanwhile. */
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
