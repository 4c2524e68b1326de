import type { Answers } from '../../domain/forms/engine/form.ts'
import { type ObligationKind, obligationKinds } from '../../domain/programme/reports.ts'
import { discardDraft, readDraft, writeDraft } from '../forms/wizard/draft.ts'
import { forgetFiles } from '../uploads/kept-files.ts'

const draftName = (matchId: string, kind: ObligationKind) => `report.${matchId}.${kind}` as const

/** The name under which the device remembers the letter of commitment until it is handed in. */
export const letterKey = (matchId: string) => `${matchId}.letter_of_commitment`

export function keptReport(matchId: string, kind: ObligationKind): Answers | undefined {
  return readDraft(draftName(matchId, kind))?.answers
}

export function keepReport(matchId: string, kind: ObligationKind, answers: Answers): void {
  writeDraft(draftName(matchId, kind), { answers, step: 'report', savedAt: Date.now() })
}

export function forgetReport(matchId: string, kind: ObligationKind): void {
  discardDraft(draftName(matchId, kind))
}

/** Deletes drafts at sign-out, because others may use the device. */
export function forgetCollaborations(matchIds: readonly string[]): void {
  for (const id of matchIds) for (const kind of obligationKinds) forgetReport(id, kind)
  void forgetFiles(matchIds.map(letterKey))
}
