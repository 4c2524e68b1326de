import type { FileFault } from '../../../domain/import/file-fault.ts'
import type { Verdict } from '../../../domain/import/verdict.ts'
import type { DryRun } from '../../../services/on-behalf/import-experts.ts'

export type StartData = {
  view: 'start'
  fault?: FileFault
  isGone?: boolean
  /** How many have just been entered. */
  imported?: number
}
export type DryRunData = { view: 'dry run'; sheet: DryRun; shown: Shown; isChanged?: boolean }

/** Which rows a page of the dry run has. */
type Shown = { only: Verdict['is'] | undefined; after: number }
