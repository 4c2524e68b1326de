import type { Verdict } from '../../../../domain/applications/import-columns.ts'
import type { FileFault } from '../../../../domain/applications/import-faults.ts'
import type { DryRun } from '../../../../services/applications/import-experts.ts'

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
