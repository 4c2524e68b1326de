import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Memory } from '../../../bench/simulate/invariants/judged.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { digestOf, newToken } from '../../../src/services/protection/tokens.ts'
import type { Database } from '../../../src/store/database.ts'
import { keepFile } from '../applications/kept-expert.ts'
import { keepMatch } from '../matching/kept-match.ts'
import { keepActiveExpert, keepCollaboration, keepRequest } from '../programme/kept-collaboration.ts'

/** Violates the invariant of this name; returns the memory that the simulator would have. */
export async function plant(name: string, trx: Database): Promise<Partial<Memory>> {
  const remembered = outside[name]
  if (remembered) return remembered(trx)
  const broken = inside[name]
  if (!broken) throw new Error(`Nothing breaks '${name}'`)
  await broken(trx)
  return {}
}

const now = sql<Date>`now()`
const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`
const letter = { subject: '', preview: '', heading: '', parts: [], reason: '' }

const moveOf = async (trx: Database, to: 'in_review' | 'completed') => {
  const { id } = await keepRequest(trx, 'submitted')
  const move = {
    application_id: id,
    from_status: 'submitted',
    to_status: to,
    version: 2,
    actor: 'system',
  } as const
  await trx.db.insertInto('move').values(move).execute()
}

const matchOf = async (trx: Database, status: MatchStatus) => {
  const { matches } = await keepRequest(trx, 'eligible', [status])
  return matches[0]?.id ?? ''
}

const fileOf = async (trx: Database, facts: object = {}) => {
  const { id: application_id } = await keepRequest(trx)
  const id = await keepFile(trx)
  await trx.db
    .updateTable('upload')
    .set({ application_id, field: 'resume', ...facts })
    .where('id', '=', id)
    .execute()
}

const remind = async (trx: Database, hands: readonly (string | null)[]) => {
  const { id: application_id } = await keepRequest(trx)
  const rows = hands.map((staff_name) => ({ application_id, about: 'shortlist' as const, staff_name }))
  await trx.db.insertInto('reminder').values(rows).execute()
}

const today = sql<string>`current_date`

const inside: Readonly<Record<string, (trx: Database) => Promise<unknown>>> = {
  'every move of an application is legal and continues the one before': (trx) => moveOf(trx, 'completed'),
  'every application has the status of its last move': (trx) => keepRequest(trx, 'active'),
  'every move has its audit entry': (trx) => moveOf(trx, 'in_review'),
  'every suggestion of an expert has its audit entry': (trx) => matchOf(trx, 'suggested'),
  'references grow with time': async (trx) => {
    await keepRequest(trx)
    const { id } = await keepRequest(trx)
    await trx.db
      .updateTable('application')
      .set({ submitted_at: daysAgo(1) })
      .where('id', '=', id)
      .execute()
  },
  'an application whose consent is asked has it recorded': (trx) => keepRequest(trx),
  'every active expert can be matched': (trx) => keepActiveExpert(trx),

  'every move of a match is legal and continues the one before': async (trx) => {
    const match_id = await matchOf(trx, 'suggested')
    const move = { match_id, from_status: 'suggested', to_status: 'completed', actor: 'system' } as const
    await trx.db.insertInto('match_move').values(move).execute()
  },
  'every match has the status of its last move': (trx) => matchOf(trx, 'invited'),
  'a request has at most one expert': async (trx) => {
    await sql`DROP INDEX match_one_expert`.execute(trx.db)
    await keepRequest(trx, 'active', ['active', 'completed'])
  },
  'a request with an expert has a status that says so': (trx) => matchOf(trx, 'active'),
  'nobody who has left has an open match': (trx) => keepRequest(trx, 'withdrawn', ['invited']),
  'no invitation stays open after its last day': async (trx) => {
    const match_id = await matchOf(trx, 'invited')
    const invitation = {
      match_id,
      token_digest: digestOf(newToken()),
      asked_at: daysAgo(9),
      answer_by: daysAgo(2),
    }
    await trx.db.insertInto('match_invitation').values(invitation).execute()
  },
  'a completed collaboration has its certificate, papers and reports': (trx) =>
    keepCollaboration(trx, 'completed'),
  'no expert is chosen above the capacity of that day': async (trx) => {
    const expert = await keepActiveExpert(trx)
    for (let request = 0; request < 4; request++) {
      const { id } = await keepMatch(trx, (await keepRequest(trx, 'expert_selected')).id, 'selected', expert)
      const move = {
        match_id: id,
        from_status: 'shortlisted',
        to_status: 'selected',
        actor: 'hospital',
      } as const
      await trx.db.insertInto('match_move').values(move).execute()
    }
  },

  'no overdue mail is unsent': async (trx) => {
    const mail = { recipient: 'a@b.example', locale: 'en', letter, due_at: daysAgo(1) } as const
    await trx.db.insertInto('mail').values(mail).execute()
  },
  'no secret link stays in a sent mail': async (trx) => {
    const link = { kind: 'link', label: '', href: `/become-expert/edit?h=${newToken()}` } as const
    const mail = { recipient: 'a@b.example', locale: 'en', letter: { ...letter, parts: [link] } } as const
    await trx.db
      .insertInto('mail')
      .values({ ...mail, status: 'sent', sent_at: now })
      .execute()
  },
  'nobody is reminded twice on a day by the system': (trx) => remind(trx, [null, null]),
  'a day lies between a reminder by hand and another one': (trx) => remind(trx, [null, 'Esi Demo']),

  'every file of an application is named by an answer or a match': (trx) => fileOf(trx),
  'every file that an expert has sent is there': (trx) => keepActiveExpert(trx),
  'every file is complete and judged fine': async (trx) => {
    await sql`ALTER TABLE upload DROP CONSTRAINT upload_claimed`.execute(trx.db)
    await fileOf(trx, { verdict: null })
  },

  'nothing stays longer than its retention period': async (trx) => {
    const id = await keepFile(trx)
    await trx.db
      .updateTable('upload')
      .set({ touched_at: daysAgo(3) })
      .where('id', '=', id)
      .execute()
  },
  'no application expires before its time': async (trx) => {
    const entry = { actor: 'system', subject_kind: 'application', subject_id: randomUUID() } as const
    await trx.db
      .insertInto('audit')
      .values({ ...entry, action: 'application_edited' })
      .execute()
    await trx.db
      .insertInto('audit')
      .values({ ...entry, action: 'application_expired' })
      .execute()
  },
  'the nightly deletion has run every night': async (trx) => {
    const nights = [sql<string>`current_date - 4`, today].map((night) => ({ night, ended_at: now }))
    await trx.db.insertInto('retention_run').values(nights).execute()
  },

  'the visits of each day add up': async (trx) => {
    await sql`INSERT INTO visit_day VALUES (current_date, 5)`.execute(trx.db)
  },
  'the page views of each day add up': async (trx) => {
    await trx.db.insertInto('page_day').values({ day: today, path: '/', views: 5 }).execute()
  },
  'the reading times of each day add up': async (trx) => {
    await sql`INSERT INTO reading_time VALUES (1, current_date, '/', 30, 5)`.execute(trx.db)
  },
  'every accepted page view is written': async (trx) => {
    await sql`INSERT INTO view_run (id, taken, written) VALUES (gen_random_uuid(), 5, 4)`.execute(trx.db)
  },
}

/** Violations that only the memory of the simulator reveals. */
const outside: Readonly<Record<string, (trx: Database) => Promise<Partial<Memory>>>> = {
  'no mail arrives twice': async () => ({ delivered: new Map([[randomUUID(), 2]]) }),
  'an erased person is in no table': async (trx) => ({ erased: new Set([(await keepRequest(trx)).email]) }),
  'no link to an unfinished form outlives its time': async (trx) => {
    const token = newToken()
    const draft = {
      form: 'expert',
      email: 'a@b.example',
      answers: {},
      step: 'personal',
      locale: 'en',
    } as const
    const expires_at = sql<Date>`now() + interval '1 day'`
    await trx.db
      .insertInto('draft')
      .values({ ...draft, token_digest: digestOf(token), expires_at })
      .execute()
    return { drafts: [{ token, at: 0 }] }
  },
}
