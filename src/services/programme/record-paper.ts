import * as v from 'valibot'
import { agreementVersion } from '../../domain/programme/agreement.ts'
import type { Side } from '../../domain/programme/reports.ts'
import { done, type FieldCode, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { day } from '../../domain/review/list-parts.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { listMatchMoves } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import {
  listAgreements,
  listLetters,
  removePaperAgreement,
  removePaperLetter,
  saveAgreement,
  savePaperLetter,
} from '../../store/programme/agreements.ts'
import { readToday } from '../../store/programme/reports.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { signWhenComplete } from './accept-agreement.ts'
import { changeMatch, type LockedMatch, type SeenMatch } from './change-match.ts'
import { endOf, keepAccepted, momentOf, readAgreementText } from './read-agreement-text.ts'

type Paper = SeenMatch & {
  signed_on: string
  /** Replaces what was recorded wrongly, until the collaboration begins. */
  corrects?: boolean
}

const longestName = 200

/** Records that one side has signed the confidentiality agreement on paper, under which name and when. */
export async function recordAgreement(
  store: Store,
  staff: Author,
  { side, name, ...paper }: Paper & { side: Side; name: string },
): Promise<Outcome<undefined>> {
  const { signed_on, corrects } = paper
  const signedBy = name.trim()
  const wrongName = signedBy.length > longestName ? 'too_long' : 'required'
  const isNamed = signedBy !== '' && signedBy.length <= longestName
  const errors = { ...(isNamed ? {} : { name: wrongName }), ...wrongDay(signed_on) } as FieldErrors
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return recordOnPaper(store, staff, paper, agreementVersion, async (locked) => {
    const { trx, match } = locked
    const before = corrects ? await removePaperAgreement(trx, match.id, side) : undefined
    if (corrects && !before) return refuse('wrong_status')
    const { locale } = locked[side]
    const other = (await listAgreements(trx, [match.id])).find((one) => one.side !== side)
    const text = await readAgreementText(trx, locale, other ? momentOf(other) : endOf(signed_on))
    const isNew = await saveAgreement(trx, {
      match_id: match.id,
      side,
      name: signedBy,
      ...(await keepAccepted(trx, text)),
      recorded_by: staff.name,
      signed_on,
    })
    if (!isNew) return refuse('wrong_status')
    await writeAudit(trx, byStaff(staff), 'match_agreement_recorded', ['match', match.id], {
      ...(before && { before: { side, ...before } }),
      after: { side, signed_on },
    })
    return done(undefined)
  })
}

/** Records a letter of commitment that came on paper, and when it was signed. */
export async function recordLetter(store: Store, staff: Author, paper: Paper): Promise<Outcome<undefined>> {
  const { signed_on, corrects } = paper
  const errors = wrongDay(signed_on)
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return recordOnPaper(store, staff, paper, '', async ({ trx, match }) => {
    const before = corrects ? await removePaperLetter(trx, match.id) : undefined
    if (corrects && !before) return refuse('wrong_status')
    if ((await listLetters(trx, [match.id])).length > 0) return refuse('wrong_status')
    await savePaperLetter(trx, match.id, { recorded_by: staff.name, signed_on })
    await writeAudit(trx, byStaff(staff), 'match_letter_recorded', ['match', match.id], {
      ...(before && { before }),
      after: { signed_on },
    })
    return done(undefined)
  })
}

/**
 * Paper counts while both sides may still sign by link; what comes last completes the agreement. It is signed after the
 * choice was confirmed, and not before the words existed (`earliest`).
 */
function recordOnPaper(
  store: Store,
  staff: Author,
  { signed_on, corrects, ...seen }: Paper,
  earliest: string,
  record: (locked: LockedMatch) => Promise<Outcome<undefined>>,
): Promise<Outcome<undefined>> {
  return changeMatch(store, staff, seen, async (locked) => {
    const { trx, match } = locked
    const isOpen = match.status === 'confirmed'
    if (!isOpen && !(corrects && match.status === 'agreement_signed')) return refuse('wrong_status')
    if (signed_on > (await readToday(trx)))
      return refuse('invalid_answers', { errors: { signed_on: 'out_of_range' } })
    if (signed_on < earliest || signed_on < (await readConfirmedOn(locked)))
      return refuse('invalid_answers', { errors: { signed_on: 'too_early' } })
    const recorded = await record(locked)
    if (recorded.ok && isOpen) await signWhenComplete(trx, match)
    return recorded
  })
}

/** The day of UTC on which the choice was confirmed. */
async function readConfirmedOn({ trx, match }: LockedMatch): Promise<string> {
  const moves = await listMatchMoves(trx, match.id)
  const { moved_at } = moves.findLast(({ to_status }) => to_status === 'confirmed') ?? match
  return moved_at.toISOString().slice(0, 10)
}

function wrongDay(signed_on: string): { signed_on?: FieldCode } {
  if (v.is(day, signed_on)) return {}
  return { signed_on: signed_on ? 'invalid_time' : 'required' }
}
