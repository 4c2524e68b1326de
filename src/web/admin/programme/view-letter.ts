import type { Outcome } from '../../../domain/refusals.ts'
import type { DrawnFile } from '../../../domain/uploads/drawn-page.ts'
import { type PageRequest, signedIn } from '../../page.ts'

/** The letter of commitment, rendered by the server on request; each view is audited. */
export function viewLetter(request: PageRequest, uploadId: string | null | undefined) {
  if (!uploadId || request.query.letter !== 'shown') return undefined
  const staff = signedIn(request)
  return request.services.review.viewFile(staff, { id: uploadId, caller: staff.id })
}

export type ViewedLetter = Outcome<DrawnFile> | undefined
