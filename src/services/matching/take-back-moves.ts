import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/outbox.ts'
import { type HeldMatchMove, takeBackMatchMove } from '../../store/matching/held-match-moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Undoes held moves with their mails; call with the matches locked. Returns their number. */
export async function takeBackMoves(
  database: Database,
  staff: Author,
  moves: readonly HeldMatchMove[],
): Promise<Outcome<number>> {
  for (const move of moves) {
    if (move.mail_id && !(await takeBackMail(database, move.mail_id))) return refuse('too_late')
    await takeBackMatchMove(database, move)
    await writeAudit(database, byStaff(staff), {
      action: 'match_move_undone',
      subject: { kind: 'match', id: move.match_id },
      before: { status: move.to_status },
      after: { status: move.from_status },
    })
  }
  return done(moves.length)
}
