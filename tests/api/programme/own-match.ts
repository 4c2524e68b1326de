import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepHospital, type OwnHospital } from '../../harness/programme/kept-collaboration.ts'
import type { ApiApp } from '../api-app.ts'
import { type Browser, openBrowser, signIn } from '../applicants/own-expert.ts'

/** A match with both sides signed in. */
export async function openMatch(api: ApiApp, status: MatchStatus, known?: OwnHospital) {
  const { store } = api.database
  const expert = await keepExpert(store)
  const hospital = known ?? (await keepHospital(store))
  const { id } = await keepMatch(store, hospital.id, status, { expertId: expert.id })
  const atExpert = await signIn(api.app, expert)
  return { id, expert, hospital, atExpert, atHospital: await signInAsHospital(api, hospital) }
}

async function signInAsHospital({ app }: ApiApp, { hash, email, pin }: OwnHospital): Promise<Browser> {
  const browser = openBrowser(app)
  const answer = await browser.call('POST', '/api/hospital-applications/authenticate', { hash, email, pin })
  if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.statusCode}`)
  return browser
}
