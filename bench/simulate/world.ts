import { randomBytes } from 'node:crypto'
import { openRegistry } from '../../scripts/demo/past/registry.ts'
import type { Past } from '../../scripts/demo/past/scratch-database.ts'
import type { Author } from '../../src/domain/staff/audit.ts'
import { privacyServices } from '../../src/services/privacy/privacy-services.ts'
import { hashPassword } from '../../src/services/protection/hash-password.ts'
import { staffServices } from '../../src/services/staff/staff-services.ts'
import { addStaff } from '../../src/store/staff/staff-members.ts'
import { receiveLetters } from './letters.ts'
import { createTally } from './tally.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

const site = new URL('https://aster.example')
const heldMs = 600_000

/** The services of the site, everybody's mailbox, and what has happened so far. */
export async function openWorld(past: Past, seed: string) {
  const { store } = past
  const tally = createTally()
  const pins = { key: randomBytes(32).toString('base64url') }
  /** The clock of page views, which are entered a day at a time. */
  const views = { now: past.now() }
  const registry = await openRegistry(store, {
    ...{ pins, site, heldMs, clock: () => views.now, mayAssign: true },
  })
  const staff = staffServices(store, { key: randomBytes(32).toString('base64url'), publicUrl: site })
  const team = [...registry.team]
  return {
    past,
    seed,
    store,
    tally,
    views,
    registry: { ...registry, team },
    /** Coordinators who work here now. */
    team,
    admin: await addAdministrator(past),
    staff,
    privacy: privacyServices(store, async () => {}),
    letters: receiveLetters(seed, site, tally),
    /** Addresses of people who were erased. */
    erased: new Set<string>(),
    /** Work in the background of the stories. */
    unfinished: new Set<Promise<unknown>>(),
    /** Milliseconds of each background job. */
    jobMs: new Map<string, number>(),
  }
}

async function addAdministrator({ store }: Past): Promise<Author & { email: string; role: 'administrator' }> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const person = { name: 'Ines Demo', email: 'ines.demo@aster.example', role: 'administrator' } as const
  const id = await addStaff(store, { ...person, passwordHash })
  if (!id) throw new Error('The administrator could not be added')
  return { id, ...person }
}

/** Spreads applicants over the coordinators who work here now: a change of the team reassigns them. */
export const coordinatorOf = ({ team }: World, number: number): Author => team[number % team.length] as Author
