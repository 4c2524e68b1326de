import { sql } from 'kysely'
import { applicationCalls, recordCalls } from '../../../src/domain/applicants/applicant-paths.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { expectStatus, openClient, persist, Refused } from './client.ts'
import { compareCount, type KindOfWrite, noFaults } from './kind-of-write.ts'

const editsOfEach = 3

type Edited = { version: number; jobTitle: string; edits: number }

/** Experts who open their application by link and PIN and change it from the version they last saw. */
export function edits(site: string, store: Store): KindOfWrite {
  const edited = new Map<string, Edited>()

  async function edit(call: ReturnType<typeof openClient>, id: string, version: number, jobTitle: string) {
    const json = { version, fieldsToUpdate: { job_title: jobTitle } }
    const { body } = expectStatus(200, await call('PUT', `${applicationCalls.expert}/${id}`, { json }))
    if (body.version !== version + 1) throw new Refused(`version ${body.version} after ${version}`)
    return version + 1
  }

  return {
    async write() {
      const { id, hash, email, pin } = await persist(() => keepExpert(store))
      const call = openClient(site)
      const signIn = () =>
        call('POST', `${applicationCalls.expert}/authenticate`, { json: { hash, email, pin } })
      expectStatus(200, await persist(signIn))
      const { body } = expectStatus(200, await persist(() => call('GET', `${recordCalls.expert}/${hash}`)))
      let version = Number(body.version)
      for (let edits = 1; edits <= editsOfEach; edits++) {
        const jobTitle = `Pharmacist of grade ${edits}`
        version = await persist(() => edit(call, id, version, jobTitle))
        edited.set(id, { version, jobTitle, edits })
      }
    },
    acknowledged: () => [...edited.values()].reduce((sum, { edits }) => sum + edits, 0),
    async findFaults({ db }) {
      const faults = noFaults()
      const { rows } = await sql<{
        id: string
        version: number
        jobTitle: string
        history: number
        mails: number
      }>`
        SELECT id, version, answers ->> 'job_title' AS "jobTitle",
          (SELECT count(*)::int FROM audit WHERE subject_id = application.id AND action = 'application_edited') AS history,
          (SELECT count(*)::int FROM mail WHERE application_id = application.id) AS mails
        FROM application WHERE id = ANY(${[...edited.keys()]})`.execute(db)
      const kept = new Map(rows.map((row) => [row.id, row]))
      for (const [id, { version, jobTitle, edits }] of edited) {
        const found = kept.get(id)
        if (found?.jobTitle !== jobTitle) faults.lost.push(`'${jobTitle}' of ${id}`)
        compareCount(faults, `version of ${id}`, found?.version ?? 0, version)
        compareCount(faults, `history of ${id}`, found?.history ?? 0, edits)
        compareCount(faults, `mails about edits of ${id}`, found?.mails ?? 0, edits)
      }
      return faults
    },
  }
}
