import { sql } from 'kysely'
import { applicationCalls } from '../../../src/domain/applicants/applicant-paths.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { choiceOf, keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { expectStatus, openClient, persist } from './client.ts'
import { compareCount, type KindOfWrite, noFaults } from './kind-of-write.ts'

/** Mails of a choice: to the hospital, to the coordinator, and to each of the two experts. */
const mailsOfEach = 4

/** Hospitals that open their shortlist of two by link and PIN, and choose one. */
export function selections(site: string, store: Store): KindOfWrite {
  const chosen = new Map<string, { matchId: string }>()
  return {
    async write() {
      const request = await persist(() =>
        keepHospital(store, 'shortlist_sent', ['shortlisted', 'shortlisted']),
      )
      const { id, hash, email, pin, matches } = request
      const [match] = matches
      if (!match) throw new Error('Nobody to choose')
      const call = openClient(site)
      const signIn = () =>
        call('POST', `${applicationCalls.hospital}/authenticate`, { json: { hash, email, pin } })
      expectStatus(200, await persist(signIn))
      const json = choiceOf(request, match)
      expectStatus(200, await persist(() => call('PUT', '/api/UpdateExpertMatchStatus', { json })))
      chosen.set(id, { matchId: match.id })
    },
    acknowledged: () => chosen.size,
    async findFaults({ db }) {
      const faults = noFaults()
      const { rows } = await sql<{
        id: string
        selected: string[]
        ended: number
        moves: number
        mails: number
      }>`
        SELECT id,
          ARRAY(SELECT id::text FROM match WHERE hospital_id = request.id AND status = 'selected') AS selected,
          (SELECT count(*)::int FROM match WHERE hospital_id = request.id AND status = 'not_selected') AS ended,
          (SELECT count(*)::int FROM match_move JOIN match ON match.id = match_id WHERE hospital_id = request.id) AS moves,
          (SELECT count(*)::int FROM mail WHERE application_id = request.id OR application_id IN (
            SELECT expert_id FROM match WHERE hospital_id = request.id
          )) AS mails
        FROM application AS request WHERE id = ANY(${[...chosen.keys()]}) AND status = 'expert_selected'`.execute(
        db,
      )
      const kept = new Map(rows.map((row) => [row.id, row]))
      for (const [id, { matchId }] of chosen) {
        const found = kept.get(id)
        if (!found?.selected.includes(matchId) || found.ended !== 1) faults.lost.push(`choice of ${id}`)
        compareCount(faults, `moves of ${id}`, found?.moves ?? 0, 2)
        compareCount(faults, `mails about the choice of ${id}`, found?.mails ?? 0, mailsOfEach)
      }
      return faults
    },
  }
}
