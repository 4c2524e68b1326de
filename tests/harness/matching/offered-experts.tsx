import { vi } from 'vitest'
import { matchPaths } from '../../../src/domain/api/matching/matching-paths.ts'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { candidateOf } from '../../../src/domain/matching/candidate.ts'
import { needOf } from '../../../src/domain/matching/need.ts'
import { scoreMatch } from '../../../src/domain/matching/score.ts'
import type { Shortlist, ShortlistedExpert } from '../../../src/domain/matching/shortlist.ts'
import { shownOfExpert } from '../../../src/domain/matching/shown-of-expert.ts'
import type { Load } from '../../../src/domain/matching/workload.ts'
import { en } from '../../../src/domain/messages/en.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { ownCalls } from '../../../src/web/applicants/own-calls.ts'
import { OpenShortlist } from '../../../src/web/matching/select-expert/open-shortlist.tsx'

const { petals } = scoreMatch(needOf(hospitalExample), candidateOf(expertExample))

export const offeredExpert = (name: string, load: Load = 'free'): ShortlistedExpert => ({
  id: name,
  ...shownOfExpert({ ...expertExample, name }),
  petals,
  load,
  gates: [],
})

/** A shortlist that waits for a choice, by the names of its experts. */
export const shortlistOf = (loads: Readonly<Record<string, Load>>): Shortlist => ({
  experts: Object.entries(loads).map(([name, load]) => offeredExpert(name, load)),
  hospital_id: 'hospital',
  hospital_name: hospitalExample.name,
  status: 'open',
  chosen_id: null,
  chosen_at: null,
})

/** Stands for `fetch`; answers in the order in which they are given. */
export const line = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()

export const answer = (status: number, body: object = {}) =>
  line.mockImplementationOnce(async () => Response.json(body, { status }))

const link = { hash: 'hash', apiPath: apiPaths.hospitalApplications, recordPath: matchPaths.shortlist }
const calls = ownCalls(link.apiPath, link.recordPath, link.hash)

/** The page of a hospital that has opened its shortlist. */
export const offeredPage = (sent: Shortlist, onLock = () => {}) => (
  <OpenShortlist
    t={translator('en', en)}
    locale="en"
    {...link}
    titled="{title} · ASTER"
    homeHref="/"
    linkHref="/my-link"
    wantsPin={false}
    email="coordinator@aster.example"
    sent={sent}
    calls={calls}
    isOpen
    onLock={onLock}
    onClose={() => {}}
  />
)
