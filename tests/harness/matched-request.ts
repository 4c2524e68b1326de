import { randomUUID } from 'node:crypto'
import { expertExample } from '../../src/domain/forms/expert-example.ts'
import { hospitalExample } from '../../src/domain/forms/hospital-example.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { candidateOf } from '../../src/domain/matching/candidate.ts'
import { needOf } from '../../src/domain/matching/need.ts'
import { scoreMatch } from '../../src/domain/matching/score.ts'
import { insertMatch } from '../../src/store/matching/matches.ts'
import type { Store } from '../../src/store/open-store.ts'

type Database = Pick<Store, 'db'>

/** A request that is eligible, as the hospital of the example sent it. */
export async function keepRequest({ db }: Database, changes: object = {}) {
  const answers = { ...hospitalExample, email: `${randomUUID()}@hospital.example`, ...changes }
  const { id } = await db
    .insertInto('application')
    .values({ kind: 'hospital', status: 'eligible', answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, answers }
}

/** An active expert who is suggested for a request. */
export async function suggest(database: Database, hospitalId: string, locale: Locale = 'en') {
  const email = `${randomUUID()}@expert.example`
  const { id: expertId } = await database.db
    .insertInto('application')
    .values({ kind: 'expert', status: 'active', answers: { ...expertExample, email }, locale })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...(await suggestExpert(database, hospitalId, expertId)), email }
}

/** The same with an expert who is there already. */
export async function suggestExpert(database: Database, hospitalId: string, expertId: string) {
  const { version, ...snapshot } = scoreMatch(needOf(hospitalExample), candidateOf(expertExample))
  const { score, confidence, petals } = snapshot
  const match = await insertMatch(database, {
    hospital_id: hospitalId,
    expert_id: expertId,
    score,
    confidence,
    petals,
    scale_version: version,
    passed_gates: {},
  })
  return { id: match?.id ?? '', expertId }
}

/** The mails to an address, the oldest first, each with its letter as one text and the token of its link. */
export async function mailsTo({ db }: Database, email: string) {
  const mails = await db
    .selectFrom('mail')
    .select(['letter', 'locale', 'secret'])
    .where('recipient', '=', email)
    .orderBy('queued_at')
    .execute()
  return mails.map((mail) => {
    const text = JSON.stringify(mail.letter)
    return { ...mail, text, token: /invitation\?k=([\w-]{22})"/.exec(text)?.[1] ?? '' }
  })
}
