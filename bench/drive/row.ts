/** One line of the table: what was seen, beside its yardstick from the same run. */
export type Row = { what: string; seen: string; against: string; ratio: number; atLeast?: number }
