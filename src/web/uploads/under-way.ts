import { byQuestion } from './by-question.ts'
import type { FileState } from './file-state.ts'

type UnderWay = { file: FileState; tryNow: () => void }

/** Files that have yet to arrive. */
export const { report: reportUnderWay, use: useUnderWay } = byQuestion<UnderWay>()
