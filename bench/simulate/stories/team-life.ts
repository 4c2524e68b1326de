import { randomBytes } from 'node:crypto'
import type { Story } from '../../../scripts/demo/past/play.ts'
import { seeded } from '../../../scripts/demo/random.ts'
import { usualLengths } from '../../../src/domain/privacy/retention-periods.ts'
import { changeRegistryFacts, readContacts } from '../../../src/services/settings/change-registry-facts.ts'
import { later } from '../waits.ts'
import type { World } from '../world.ts'

const newcomers = [
  'Amara',
  'Bela',
  'Chen',
  'Dalia',
  'Emre',
  'Fatou',
  'Goran',
  'Hana',
  'Ilya',
  'Jana',
  'Kofi',
  'Lena',
]

/** From time to time a coordinator leaves, and a successor is invited. */
export async function* teamLife(world: World): Story {
  const { team, admin, staff, tally, letters } = world
  const random = seeded(`${world.seed} team`)
  for (const first of newcomers) {
    yield later(world, random, [90, 250])
    const leaving = random.pick(team)
    tally.note('coordinator left', await staff.changeStaff(admin, leaving.id, { isDisabled: true }))
    team.splice(team.indexOf(leaving), 1)
    const email = `${first.toLowerCase()}.demo@aster.example`
    tally.note(
      'coordinator invited',
      await staff.inviteStaff(admin, { email, role: 'coordinator', locale: 'en' }),
    )
    yield later(world, random, [0.5, 6])
    const typed = {
      name: `${first} Demo`,
      password: randomBytes(18).toString('base64url'),
      locale: 'en',
    } as const
    const joined = tally.note(
      'coordinator joined',
      await staff.acceptStaffLink(letters.staffLinks.get(email) ?? '', typed),
    )
    const row = await world.store.db
      .selectFrom('staff_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (joined.ok && row) team.push({ id: row.id, name: typed.name })
  }
}

/** An administrator changes the capacity of experts and the retention period of messages. */
export async function* settingsLife(world: World): Story {
  const { store, admin, privacy, tally } = world
  const random = seeded(`${world.seed} settings`)
  for (const expert_capacity of ['3', '2', '1', '2']) {
    yield later(world, random, [300, 400])
    const { facts, version } = await readContacts(store)
    const answers = { ...facts, expert_capacity }
    tally.note('capacity changed', await changeRegistryFacts(store, admin, { answers, version }))
    const messages = String(random.between(3, 12))
    const typed = Object.fromEntries(
      Object.entries(usualLengths).map(([name, length]) => [name, String(length)]),
    )
    const lengths = { ...(typed as Record<keyof typeof usualLengths, string>), messages }
    tally.note('retention changed', await privacy.changeRetention(admin, lengths))
  }
}
