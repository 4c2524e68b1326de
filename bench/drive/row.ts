/** One row of the table: a measurement and its baseline from the same run. */
export type Row = { what: string; seen: string; against: string; ratio: number; atLeast?: number }
