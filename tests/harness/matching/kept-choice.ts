import type { Author } from '../../../src/domain/staff/audit.ts'
import { answerInvitation } from '../../../src/services/matching/answer-invitation.ts'
import { askExperts } from '../../../src/services/matching/ask-experts.ts'
import { selectExpert } from '../../../src/services/matching/select-expert.ts'
import { sendShortlist } from '../../../src/services/matching/send-shortlist.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepActiveExpert, keepRequest } from '../programme/kept-collaboration.ts'
import { keepMatch } from './kept-match.ts'
import { mailsTo } from './read-outcomes.ts'

/** An expert who was asked about a request and is interested, with the link of the question. */
export async function keepInterested(store: Store, staff: Author, hospitalId: string) {
  const match = await keepMatch(store, hospitalId, 'suggested', await keepActiveExpert(store))
  await askExperts(store, staff, hospitalId, { matchIds: [match.id] })
  const token = (await mailsTo(store, match.email))[0]?.token ?? ''
  await answerInvitation(store, token, { answer: 'interested' })
  return { ...match, token }
}

/** A request with three interested experts. */
export async function keepThree(store: Store, staff: Author) {
  const name = `Hospital ${crypto.randomUUID()}`
  const hospital = await keepRequest(store, 'eligible', [], { name })
  const first = await keepInterested(store, staff, hospital.id)
  const other = await keepInterested(store, staff, hospital.id)
  const last = await keepInterested(store, staff, hospital.id)
  return { name, hospital, first, other, last, matchIds: [first.id, other.id, last.id] }
}

/** Sends the shortlist of the three, and lets the hospital choose the first; the mails to the experts are held. */
export async function keepChoice(store: Store, staff: Author) {
  const three = await keepThree(store, staff)
  const { hospital, matchIds } = three
  if (!(await sendShortlist(store, staff, hospital.id, { matchIds })).ok) throw new Error('not sent')
  await chooseFirst(store, three)
  return three
}

async function chooseFirst(store: Store, { name, hospital, first }: Omit<Three, 'matchIds'>) {
  const { answers } = await store.db
    .selectFrom('application')
    .select('answers')
    .where('id', '=', first.expertId)
    .executeTakeFirstOrThrow()
  const { name: given, surname } = answers as { name: string; surname: string }
  const session = { applicationId: hospital.id, kind: 'hospital' as const }
  const choice = {
    hospitals_applications_id: hospital.id,
    hospital_name: name,
    experts_applications_id: first.expertId,
    expert_name: `${given} ${surname}`,
  }
  if (!(await selectExpert(store, session, choice)).ok) throw new Error('not chosen')
}

type Three = Awaited<ReturnType<typeof keepThree>>
