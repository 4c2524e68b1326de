import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { everyFile, everyValue } from '../../api/privacy/everything-kept.ts'
import { unzip } from '../../harness/downloads/unzip.ts'
import { keepTracedPerson } from '../../harness/privacy/traced-person.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { test } from '../applicants/own-expert.ts'

test('17.3 an administrator finds a person, exports their data, erases them, and finds nothing', async ({
  page,
  aster,
  store,
}) => {
  const { email, mark } = await keepTracedPerson(store)
  const copies = () => everyFile(aster.dataDir)
  await expect.poll(copies, { timeout: 20_000 }).toContain(email) // mails without a hold have been sent
  const staff = await makeStaff(store, 'administrator')
  await page.goto(paths.adminPrivacy())
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(passwordOfTests)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  const search = page.getByLabel('Email address, name or reference')
  await search.fill(`zoe ${mark.toUpperCase()}`)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page
    .getByRole('row', { name: /^Application E-/ })
    .getByRole('link', { name: email })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  await expect(page.getByRole('row', { name: /^2 files, E-/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const files = unzip(await readFile(await (await download).path()))
  expect(files.size).toBe(4)
  expect(files.get('person.json')).toContain('May I come?')

  await page.getByRole('link', { name: 'Go to erasing' }).click()
  await expect(page.getByRole('region', { name: 'This goes, for good' })).toContainText('Message to the team')
  await page.getByLabel(`Type ${email} to confirm`).fill(email)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('status')).toContainText('Erased')

  await search.fill(mark)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.goto(`${paths.adminExperts()}?search=${mark}`)
  await expect(page.getByText('No application found')).toBeVisible()
  for (const left of [await everyValue(store), await copies()]) {
    expect(left.toLowerCase()).not.toMatch(new RegExp(`${mark}|${email}`, 'i'))
  }
})
