import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { usualFacts } from '../../../src/domain/brand.ts'
import { capacityIn } from '../../../src/domain/matching/workload.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { countTicked, type MatchingOffice, openMatchingOffice, ticked } from './matching-office.ts'

const capacity = capacityIn(usualFacts)

let office: MatchingOffice
beforeAll(async () => {
  office = await openMatchingOffice()
})
afterAll(() => office.close())
beforeEach(() => office.begin())

/** Other hospitals take an expert to the limit. */
async function engage(matchId: string, times = capacity) {
  const match = (await office.matches()).find(({ id }) => id === matchId)
  const expert = { expertId: match?.expert_id ?? '' }
  for (let at = 0; at < times; at++)
    await keepMatch(office.store, (await keepRequest(office.store, 'active')).id, 'active', expert)
}

const idsOf = async () =>
  (await office.matches()).filter(({ hospital_id }) => hospital_id === office.request.id).map(({ id }) => id)

test('20.9 the workspace marks experts whom other hospitals have chosen, and how many requests they carry', async () => {
  const [first = '', second = ''] = await office.shortlist(['suggested', 'suggested', 'suggested'])
  await engage(first)
  await engage(second, 1)
  const html = await office.look()
  expect(html).toMatch(/data-tone="warn"[\s\S]{0,400}Carries 2 of 2 requests/)
  expect(html).toMatch(/data-tone="neutral"[\s\S]{0,600}Carries 1 of 2 requests/)
  expect(countTicked(html, 'match')).toBe(2)
  const match = await office.coordinator.browser.open(paths.adminMatch(first))
  expect(match.html).toContain('Carries 2 of 2 requests')
  expect(match.html).toContain('The hospital cannot choose them')
})

test('20.9 asking or sending an expert at the limit needs a reason, and loses nothing that was typed', async () => {
  const [full = ''] = await office.shortlist(['suggested', 'interested', 'interested'])
  await engage(full)
  const ids = await idsOf()
  const note = ['note', 'We know each other.'] as [string, string]
  const silent = await office.act([['_action', 'ask'], note, ...ticked([full])])
  expect(silent.status).toBe(422)
  expect(silent.html).toContain('id="overLimitReason-error"')
  expect(silent.html).toContain('href="#overLimitReason"')
  expect(silent.html).toContain('We know each other.')
  expect(countTicked(silent.html, 'match')).toBe(1)
  const reason = ['overLimitReason', 'They offered it.'] as [string, string]
  const unasked = ['unaskedReason', 'We have spoken.'] as [string, string]
  const sent = await office.act([['_action', 'send'], reason, unasked, ...ticked(ids)])
  expect(sent.status).toBe(303)
  const html = await office.look()
  expect(html).toContain('Asked or sent at the limit of their requests. Reason: They offered it.')
  expect(html).not.toContain('cannot be chosen any more')
})

test('20.9 while the hospital chooses, the workspace says who cannot be chosen any more', async () => {
  const ids = await office.shortlist(['interested', 'interested', 'interested'])
  await office.act([['_action', 'send'], ...ticked(ids)])
  expect(await office.look()).not.toContain('cannot be chosen any more')
  await engage(ids[0] ?? '')
  expect(await office.look()).toContain('cannot be chosen any more: Expert 0 Owusu.')
  for (const id of ids.slice(1)) await engage(id)
  expect(await office.look()).toContain('Nobody on it can be chosen any more.')
})
