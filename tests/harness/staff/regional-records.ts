import { randomUUID } from 'node:crypto'
import { en } from '../../../src/domain/messages/en.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { exampleOf } from '../../../src/mail/letters/examples.ts'
import type { Database } from '../../../src/store/database.ts'
import { queueMail } from '../../../src/store/mail/mail-queue.ts'
import { recordMove } from '../../../src/store/review/moves.ts'
import { keepFile } from '../applications/kept-expert.ts'
import { keepMatch } from '../matching/kept-match.ts'
import { keepActiveExpert, keepRequest } from '../programme/kept-collaboration.ts'

export type RegionalRecords = Awaited<ReturnType<typeof keepRegional>>

/** A hospital, an expert and a trainer of one country, their match, and a file, a mail and a move of the hospital. */
export async function keepRegional(store: Database, country: string) {
  const hospital = await keepRequest(store, 'submitted', [], { name: `Hospital of ${country}`, country })
  const { expertId } = await keepActiveExpert(store, { name: 'Expert', surname: `of ${country}`, country })
  const answers = { name: 'Trainer', surname: `of ${country}`, country_origin: country }
  const trainer = await store.db
    .insertInto('application')
    .values({ kind: 'trainer', answers: { ...answers, email: `${randomUUID()}@hospital.example` } })
    .returning('id')
    .executeTakeFirstOrThrow()
  const match = await keepMatch(store, hospital.id, 'suggested', { expertId })
  const file = await keepFile(store)
  const claim = { application_id: hospital.id, field: 'letter_of_commitment' }
  await store.db.updateTable('upload').set(claim).where('id', '=', file).execute()
  const letter = exampleOf('new_pin', translator('en', en))
  const mail = await queueMail(store, {
    to: hospital.email,
    locale: 'en',
    letter,
    applicationId: hospital.id,
  })
  const batchId = randomUUID()
  const move = { applicationId: hospital.id, from: 'in_review', to: 'submitted', version: 1 } as const
  await recordMove(store, { actor: 'system' }, { ...move, batchId, heldMs: 600_000 })
  return {
    country,
    hospital: hospital.id,
    expert: expertId,
    trainer: trainer.id,
    match: match.id,
    file,
    mail: mail.id,
    moves: batchId,
  }
}
