import { sql } from 'kysely'
import * as v from 'valibot'
import { applicationFilter, applicationQuery } from '../src/domain/review/application-query.ts'
import { auditQuery } from '../src/domain/staff/audit.ts'
import { everywhere } from '../src/domain/staff/regions.ts'
import { countOpenFor } from '../src/services/review/count-open.ts'
import { findAnything } from '../src/services/review/find-anything.ts'
import { findNeighbours, listApplicationPage } from '../src/services/review/list-applications.ts'
import { readApplication } from '../src/services/review/read-application.ts'
import { readToday } from '../src/services/review/read-today.ts'
import { readAudit } from '../src/services/staff/read-audit.ts'
import { readInsight } from '../src/services/tracking/read-insight.ts'
import type { Store } from '../src/store/open-store.ts'
import { benchQueries, type Question } from './drive/queries.ts'
import { seedApplications } from './seed/applications.ts'
import { seedAudit } from './seed/audit.ts'
import { seedInsight } from './seed/insight.ts'
import { seedOutcomes } from './seed/outcomes.ts'
import { patiently } from './seed/patiently.ts'

const count = 100_000
const views = 1_000_000
const entries = 1_000_000
const rounds = 40
const rare = 'Xyloña'
const bars = { list: 100, detail: 50, insight: 1500 }

const administrator = { id: '', name: '', email: '', role: 'administrator' } as const

/** The response times of the back-office lists. */
await benchQueries({
  rounds,
  seed: async (store) => {
    await patiently(store, async (patient) => {
      await seedApplications(patient, count, rare)
      await seedAudit(patient, entries)
      await seedInsight(patient, views)
      await seedOutcomes(patient)
    })
    return `${count} applications, ${entries} audit entries and ${views} page views`
  },
  questions,
})

async function questions(store: Store): Promise<Record<string, Question>> {
  const { db } = store
  const palette = (search: string) => ({
    bar: bars.list,
    run: () => findAnything(store, { role: 'administrator' }, search),
  })
  const list = (query: object) => ({
    bar: bars.list,
    run: async () => {
      const outcome = await listApplicationPage(
        store,
        everywhere,
        v.parse(applicationQuery, { kind: 'expert', ...query }),
      )
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
      return outcome.value
    },
  })
  const audit = (query: object) => ({
    bar: bars.list,
    run: () => readAudit(store, administrator, v.parse(auditQuery, query)),
  })
  const { rows } = await sql<{ id: string; place: string }>`
    SELECT id, id || '~' || (extract(epoch FROM submitted_at) * 1000000)::bigint AS place
    FROM application WHERE kind = 'expert' ORDER BY submitted_at DESC OFFSET 79000 LIMIT 1`.execute(db)
  const { id = '', place = '' } = rows[0] ?? {}
  const { id: staff } = await db.selectFrom('staff_user').select('id').executeTakeFirstOrThrow()
  return {
    'yardstick: SELECT 1': { bar: bars.detail, run: () => sql`SELECT 1`.execute(db) },
    'first page': list({}),
    'first page of hospitals': list({ kind: 'hospital' }),
    'by name': list({ sort: 'name' }),
    'by family name': list({ sort: 'family' }),
    'by last change': list({ sort: '-updated' }),
    'page 1580': list({ cursor: place }),
    'search: common word': list({ search: 'hospital' }),
    'search: common word with accents': list({ search: 'hôpital' }),
    'search: name without its accents': list({ search: 'jorgensen' }),
    'search: two names': list({ search: 'zoë müller' }),
    'search: rare word': list({ search: 'xylona' }),
    'search: nothing has it': list({ search: 'qqqqqq' }),
    'search: two letters': list({ search: 'jo' }),
    'search: reference': list({ search: 'E-04242' }),
    'filter: two statuses': list({ status: ['submitted', 'in_review'] }),
    'filter: rare status, by name': list({ status: ['interview'], sort: 'name' }),
    'filter: region, by family name': list({ region: '1', sort: 'family' }),
    'filter: country': list({ country: 'Ghana' }),
    'filter: specialty': list({ area: '20' }),
    'filter: language': list({ language: '3' }),
    'filter: tag': list({ tag: 'urgent' }),
    'filter: a month': list({ from: '2026-01-01', to: '2026-01-31' }),
    'filter: assignee': list({ assignee: staff }),
    'filter: without assignee': list({ assignee: 'none' }),
    'filter: information received': list({ information: 'received' }),
    'filter: no change for a week': list({ unchanged: '7', sort: 'updated' }),
    'filter: five at once': list({
      search: 'klinikum',
      country: ['Ghana', 'Zimbabwe'],
      status: 'active',
      language: '2',
      from: '2024-01-01',
    }),
    detail: { bar: bars.detail, run: () => readApplication(store, id) },
    neighbours: {
      bar: bars.detail,
      run: () =>
        findNeighbours(
          store,
          everywhere,
          id,
          v.parse(applicationFilter, { kind: 'expert', search: 'hospital' }),
        ),
    },
    'audit: newest': audit({}),
    'audit: by whom': audit({ staff }),
    'audit: a month long ago': audit({ from: '2024-01-01', to: '2024-01-31' }),
    'audit: common word': audit({ search: 'in_review' }),
    'audit: nothing has it': audit({ search: 'qqqqqq' }),
    'audit: a common word that one person has not': audit({ staff, search: 'motivation' }),
    'audit: a common word that one act has not': audit({ action: 'signed_in', search: 'in_review' }),
    'audit: about a reference': audit({ about: 'E-04242' }),
    'audit: about two names': audit({ about: 'zoë müller' }),
    today: { bar: bars.list, run: () => readToday(store, { id: staff, role: 'coordinator' }) },
    'today: mine': {
      bar: bars.list,
      run: () => readToday(store, { id: staff, role: 'coordinator' }, 'mine'),
    },
    'palette: a common word': palette('hospital'),
    'palette: two letters': palette('ma'),
    'palette: a name': palette('owusu'),
    'counts of the rail': { bar: bars.list, run: () => countOpenFor(store, { role: 'administrator' }) },
    'insight: 30 days': { bar: bars.insight, run: () => readInsight(store, { days: '30' }) },
    'insight: 90 days': { bar: bars.insight, run: () => readInsight(store, { days: '90' }) },
    'insight: a year': { bar: bars.insight, run: () => readInsight(store, { days: '365' }) },
  }
}
