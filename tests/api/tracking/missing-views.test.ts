import { expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { openOffice } from '../office.ts'

test('50.4 insight says how many page views were lost or refused, if any', async () => {
  const office = await openOffice()
  const { browser } = await office.signedInAs('viewer')
  const sentence = 'page views were lost because the database was away'
  expect((await browser.open(paths.adminInsight())).html).not.toContain(sentence)
  const run = { id: crypto.randomUUID(), taken: '9', written: '6', refused: '2', lost: '3' }
  await office.store.db.insertInto('view_run').values(run).execute()
  expect((await browser.open(paths.adminInsight())).html).toContain(`5 ${sentence}`)
  await office.close()
})
