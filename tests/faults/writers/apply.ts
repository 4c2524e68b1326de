import { sql } from 'kysely'
import { type Applicant, createApplicant } from '../applicant.ts'
import { findFaults } from '../find-faults.ts'
import { persist } from './client.ts'
import { compareCount, type KindOfWrite, noFaults } from './kind-of-write.ts'

let applicants = 0

/** Applicants who upload two files and get a confirmation. */
export function applications(site: string): KindOfWrite {
  const confirmed = new Map<string, { applicant: Applicant; id: string }>()
  return {
    async write() {
      const applicant = createApplicant(site, applicants++)
      const { id } = await persist(applicant.goOn)
      confirmed.set(applicant.email, { applicant, id })
    },
    acknowledged: () => confirmed.size,
    async findFaults(database) {
      const faults = noFaults()
      const { rows } = await sql<{ email: string; ids: string[]; mails: number }>`
        SELECT email::text, array_agg(DISTINCT application.id::text) AS ids, count(mail.id)::int AS mails
        FROM application LEFT JOIN mail ON application_id = application.id
        WHERE email = ANY(${[...confirmed.keys()]}) GROUP BY email`.execute(database.db)
      const kept = new Map(rows.map(({ email, ...rest }) => [email, rest]))
      for (const [email, { id }] of confirmed) {
        const { ids, mails } = kept.get(email) ?? { ids: [], mails: 0 }
        if (!ids.includes(id)) faults.lost.push(`application ${id} of ${email}`)
        compareCount(faults, `applications of ${email}`, ids.length, 1)
        compareCount(faults, `mails about the application of ${email}`, mails, 2)
      }
      const people = [...confirmed.values()].map(({ applicant }) => applicant)
      return { ...faults, damaged: await findFaults(database, people) }
    },
  }
}
