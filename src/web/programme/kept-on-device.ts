import type { Answers } from '../../domain/forms/engine/form.ts'
import { type ReportKind, reportKinds } from '../../domain/programme/reports.ts'
import { discardDraft, readDraft, writeDraft } from '../forms/wizard/draft.ts'
import { forgetFiles } from '../uploads/kept-files.ts'

const draftName = (matchId: string, kind: ReportKind) => `report.${matchId}.${kind}` as const

/** The name under which the device remembers the letter of commitment until it is handed in. */
export const letterKey = (matchId: string) => `${matchId}.letter_of_commitment`

export function keptReport(matchId: string, kind: ReportKind): Answers | undefined {
  return readDraft(draftName(matchId, kind))?.answers
}

export function saveReport(matchId: string, kind: ReportKind, answers: Answers): void {
  writeDraft(draftName(matchId, kind), { answers, step: 'report', savedAt: Date.now() })
}

export function forgetReport(matchId: string, kind: ReportKind): void {
  discardDraft(draftName(matchId, kind))
}

/** Deletes drafts at sign-out, because others may use the device. */
export function forgetCollaborations(matchIds: readonly string[]): void {
  for (const id of matchIds) for (const kind of reportKinds) forgetReport(id, kind)
  void forgetFiles(matchIds.map(letterKey))
}
