import { createHash } from 'node:crypto'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { agreementVersion, wordsOfAgreement } from '../../../src/domain/programme/agreement.ts'
import { drawPage } from '../draw-page.ts'
import { fullNameOf, type Person } from '../people.ts'
import { seeded } from '../random.ts'
import type { PastMatch } from './matches.ts'
import { periodOf } from './reports.ts'
import { wayTo } from './stages.ts'

const dayInMs = 86_400_000

export function rowOf(match: PastMatch) {
  const { id, hospital, expert, status, moments } = match
  const { version: scale_version, ...snapshot } = match.snapshot
  const { starts_on = null, ends_on = null } = periodOf(match) ?? {}
  return {
    id,
    hospital_id: hospital.id,
    expert_id: expert.id,
    status,
    ...snapshot,
    scale_version,
    passed_gates: {},
    answer_reason: status === 'declined' ? 'I have too little time until the summer.' : null,
    starts_on,
    ends_on,
    version: wayTo(status).length,
    suggested_at: moments.suggested,
    moved_at: moments[status],
  }
}

type Mover = { actor: string; staff_name: string | null }

const staff: Mover = { actor: 'staff', staff_name: 'Esi Demo' }
const other = (actor: string): Mover => ({ actor, staff_name: null })

const movers: Partial<Record<MatchStatus, Mover>> = {
  interested: other('expert'),
  declined: other('expert'),
  lapsed: other('system'),
  selected: other('hospital'),
  not_selected: other('hospital'),
  agreement_signed: other('system'),
}

/** What the hospital chooses can be taken back for a day. */
export function movesOf({ id, status, moments, batchId }: PastMatch) {
  const way = wayTo(status)
  const random = seeded(`moves of ${id}`)
  return way.slice(1).map((reached, at) => {
    const isChoice = reached === 'selected' || reached === 'not_selected'
    const moved = moments[reached]
    return {
      match_id: id,
      from_status: way[at],
      to_status: reached,
      ...(movers[reached] ?? staff),
      batch_id: isChoice ? batchId : random.uuid(),
      moved_at: moved,
      held_until: isChoice ? new Date(moved.getTime() + dayInMs) : moved,
    }
  })
}

/** Nobody has its link. */
export function invitationOf({ id, status, moments }: PastMatch) {
  if (!wayTo(status).includes('invited')) return []
  const answer_by = new Date(moments.invited.getTime() + 14 * dayInMs)
  return [{ match_id: id, token_digest: digest(`link of ${id}`), asked_at: moments.invited, answer_by }]
}

const words = wordsOfAgreement(translator('en', catalogueOf('en'))).join('\n\n')

export function agreementsOf({ id, status, hospital, expert, moments }: PastMatch) {
  const sides = hasSigned(status) ? ['expert', 'hospital'] : status === 'confirmed' ? ['expert'] : []
  const names: Readonly<Record<string, string>> = {
    expert: fullNameOf(expert.answers as Person),
    hospital: String(hospital.answers.contact_person),
  }
  return sides.map((side) => ({
    match_id: id,
    side,
    name: names[side],
    text_version: agreementVersion,
    text_sha256: digest(words),
    locale: 'en',
    accepted_at: moments[hasSigned(status) ? 'agreement_signed' : 'confirmed'],
  }))
}

export function letterOf({ id, status, hospital, moments }: PastMatch) {
  if (!hasSigned(status)) return []
  const bytes = drawPage({
    heading: 'Letter of commitment',
    lines: [
      `${hospital.answers.name}, ${hospital.answers.city}, ${hospital.answers.country}`,
      '',
      'We take part in the collaboration, give our people time for it, and send our report at its end.',
      '',
      String(hospital.answers.legal_representative_authorized_person ?? hospital.answers.contact_person),
      '',
      'This hospital does not exist: the document belongs to the demo data of the registry.',
    ],
  })
  const upload_id = seeded(`letter of ${id}`).uuid()
  const size = { size: bytes.length, received: bytes.length }
  const file = { name: 'letter-of-commitment.pdf', verdict: 'fine', sha256: digest(bytes) }
  return [
    {
      upload: { id: upload_id, application_id: hospital.id, field: 'letter_of_commitment', ...file, ...size },
      piece: { upload_id, start: 0, bytes: hex(bytes) },
      letter: { match_id: id, upload_id, received_at: moments.agreement_signed },
    },
  ]
}

const hasSigned = (status: MatchStatus) => wayTo(status).includes('agreement_signed')

const digest = (text: string | Buffer) => hex(createHash('sha256').update(text).digest())

/** As PostgreSQL reads bytes. */
const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`
