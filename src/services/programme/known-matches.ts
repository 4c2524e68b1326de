import { type OwnStatus, statusFor } from '../../domain/programme/own-status.ts'
import type { Side } from '../../domain/programme/reports.ts'
import type { Database } from '../../store/database.ts'
import { listOwnMatches } from '../../store/programme/own-matches.ts'

type OwnMatchRow = Awaited<ReturnType<typeof listOwnMatches>>[number]

/** A match with the status that one side may see. */
export type KnownMatch = OwnMatchRow & { status: OwnStatus }

/** The matches that an expert or a hospital may know of, and how many experts wait for a hospital's choice. */
export async function listKnownMatches(database: Database, side: Side, applicationId: string) {
  const matches = await listOwnMatches(database, side, applicationId)
  const told = matches.flatMap((match) => {
    const known = statusFor(side, { ...match, isAsked: match.answer_by !== null })
    return known ? [asKnown(match, side === 'expert' ? afterLeaving(known, match) : known)] : []
  })
  return { told, toChooseFrom: side === 'hospital' ? matches.filter(isOffered).length : 0 }
}

/** A shortlist whose mail is held is not there yet. */
const isOffered = ({ status, held }: { status: string; held: string | null }) =>
  status === 'shortlisted' && held === null

/** An expert who has left the registry is on no shortlist, even while its mail is held. */
function afterLeaving(known: OwnStatus, { own_status }: OwnMatchRow): OwnStatus {
  const isOffer = known === 'invited' || known === 'interested' || known === 'shortlisted'
  return isOffer && (own_status === 'withdrawn' || own_status === 'declined') ? 'lapsed' : known
}

/** A collaboration whose beginning is held has no days yet. */
function asKnown(match: OwnMatchRow, status: OwnStatus): KnownMatch {
  const hasBegun = status !== 'agreement_signed'
  return { ...match, status, ...(!hasBegun && { starts_on: null, ends_on: null }) }
}
