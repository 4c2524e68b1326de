import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { usualContacts } from '../../domain/brand.ts'
import { listDraftsToPublish } from '../../store/content/drafts-to-publish.ts'
import { removeSampleContent } from '../../store/content/sample-content.ts'
import { saveRegistryFacts } from '../../store/settings/registry-facts.ts'
import { seedSampleContent } from '../content/seed-sample-content.ts'
import { readFirstSteps } from './settings-services.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('42.5 the checklist of a new registry follows what is done', async () => {
  const { store } = database
  await seedSampleContent(store)
  const administrator = await makeStaff(store, 'administrator')
  const open = async (mailsAreFiles: boolean) => {
    const read = await readFirstSteps(store, mailsAreFiles, administrator)
    return read.ok ? read.value.steps.flatMap(({ step, done }) => (done ? [] : [step])) : []
  }
  expect(await open(true)).toEqual([
    'second_step',
    'colleagues',
    'registry_facts',
    'brand',
    'samples',
    'mail_server',
  ])
  await makeStaff(store, 'coordinator')
  await saveRegistryFacts(store, { ...usualContacts, expert_capacity: '3' })
  expect(await open(false), 'the capacity does not say who runs it').toEqual([
    'second_step',
    'registry_facts',
    'brand',
    'samples',
  ])
  const named = { ...usualContacts, institution_name: 'Ridge Institute' }
  await saveRegistryFacts(store, named)
  expect(await open(false), '46.5 addresses under .example reach nobody').toContain('registry_facts')
  await saveRegistryFacts(store, {
    ...named,
    institution_url: 'https://ridge.org/',
    coordinator_email: 'desk@ridge.org',
  })
  expect(await open(false)).toEqual(['second_step', 'brand', 'samples'])
  await saveRegistryFacts(store, { name: 'Ridge', colour: '#7a1f3d' })
  expect(await open(false)).toEqual(['second_step', 'samples'])
  await removeSampleContent(store)
  await store.db
    .updateTable('staff_user')
    .set({ two_factor_enabled: true })
    .where('id', '=', administrator.id)
    .execute()
  expect(await open(false)).toEqual([])
})

test('42.4 drafts to publish are those without a planned day, the oldest first', async () => {
  const { store } = database
  const story = (slug: string, days: number, more: object = {}) => ({
    slug,
    title: slug,
    summary: '',
    content: '',
    status: 'draft',
    updated_at: new Date(Date.now() - days * 86_400_000),
    ...more,
  })
  await store.db
    .insertInto('news_item')
    .values([
      story('later', 1),
      story('first', 9),
      story('planned', 5, { publish_at: new Date(Date.now() + 86_400_000) }),
      story('out', 5, { status: 'published', published_on: '2026-11-02' }),
    ] as never)
    .execute()
  const { count, items } = await listDraftsToPublish(store)
  expect([count, ...items.map(({ title }) => title)]).toEqual([2, 'first', 'later'])
})
