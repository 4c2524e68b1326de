import { expect } from '@playwright/test'
import { moveApplications } from '../../src/services/review/move-applications.ts'
import { makeStaff } from '../harness/staff.ts'
import { isAccessible, openApplication, save, test, updated } from './own-expert.ts'

test('11.3 who is asked for information finds these questions alone, and answers them', async ({
  page,
  store,
  expert,
}) => {
  const staff = await makeStaff(store, 'coordinator')
  const { id } = expert
  const asked = { fields: ['job_title', 'specialty_ids'], note: 'You were a pharmacist.\nIs that still so?' }
  await moveApplications(store, staff, { applications: [{ id, version: 1 }], to: 'in_review' }, 0)
  await moveApplications(store, staff, { applications: [{ id, version: 2 }], to: 'info_requested', asked }, 0)

  await openApplication(page, expert)
  await expect(page.getByText('We have asked you for something')).toBeVisible()
  await expect(page.getByText('Is that still so?')).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveCount(0)
  await isAccessible(page)
  await page.getByLabel(/job title/i).fill('Dean of pharmacy')
  await save(page)
  await updated(page)
  const kept = await store.db
    .selectFrom('application')
    .select(['status', 'information_received_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(kept).toEqual({ status: 'in_review', information_received_at: expect.any(Date) })
})
