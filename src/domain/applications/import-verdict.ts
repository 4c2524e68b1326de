import type { Answers } from '../forms/engine/form.ts'
import type { FieldErrors } from '../refusals.ts'

export const verdicts = ['new', 'refused', 'known', 'unchanged', 'waiting', 'repeated'] as const

type Known = { id: string; reference: string }

/** What would become of a row. */
export type Verdict =
  | { is: 'new'; answers: Answers }
  | { is: 'refused'; errors: FieldErrors; hasMoreCells: boolean }
  | { is: 'known'; of: Known; differs: readonly string[] }
  | { is: 'unchanged'; of: Known }
  | { is: 'waiting' }
  | { is: 'repeated'; row: number }
