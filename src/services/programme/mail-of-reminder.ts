import { reminderOn } from '../../domain/programme/reminders.ts'
import { type ReportKind, reportAuthor, type Side } from '../../domain/programme/reports.ts'
import { tasksOf } from '../../domain/programme/tasks.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { listAgreements, listLetters } from '../../store/programme/agreements.ts'
import { listReports, readToday } from '../../store/programme/reports.ts'
import type { ApplicantMail } from '../mail/applicant-mail.ts'
import { mailToSide, reportRows } from './tell-sides.ts'

type Sides = { match: Pick<KeptMatch, 'id' | 'status'>; hospital: Application; expert: Application }

/** The mail that reminds a side; undefined if it owes nothing of the kind. */
export function mailOfReminder(
  database: Database,
  sides: Sides,
  { about, side }: { about: 'agreement' | ReportKind; side: Side },
): Promise<ApplicantMail | undefined> {
  return about === 'agreement'
    ? mailAboutAgreement(database, sides, side)
    : mailAboutReport(database, sides, { kind: about, side })
}

/** A hospital also owes its letter of commitment. */
async function mailAboutAgreement(database: Database, { match, ...sides }: Sides, side: Side) {
  if (match.status !== 'confirmed') return undefined
  const signatures = await listAgreements(database, [match.id])
  const letters = await listLetters(database, [match.id])
  const tasks = tasksOf(side, {
    status: match.status,
    hasSigned: signatures.some((one) => one.side === side),
    hasLetter: letters.length > 0,
    reports: [],
  })
  const owesAgreement = tasks.includes('accept_agreement')
  const owesLetter = tasks.includes('hand_in_letter')
  if (!owesAgreement && !owesLetter) return undefined
  const name = owesAgreement ? (owesLetter ? 'agreement_letter' : 'agreement') : 'letter'
  return mailToSide(sides[side], `remind_${name}`, {
    matchId: match.id,
    number: sides.hospital.number,
    other: sides[otherSide(side)],
  })
}

const otherSide = (side: Side): Side => (side === 'hospital' ? 'expert' : 'hospital')

/** No reminder of a report is sent while the collaboration is on hold. */
async function mailAboutReport(
  database: Database,
  { match, ...sides }: Sides,
  { kind, side }: { kind: ReportKind; side: Side },
) {
  if (match.status !== 'active' || reportAuthor[kind] !== side) return undefined
  const report = (await listReports(database, [match.id])).find((one) => one.kind === kind)
  if (report?.status !== 'due') return undefined
  const reminder = reminderOn(await readToday(database), report.due_on)
  return mailToSide(sides[side], `report_${reminder}`, {
    matchId: match.id,
    number: sides.hospital.number,
    other: sides[otherSide(side)],
    rows: reportRows(kind, report.due_on),
  })
}
