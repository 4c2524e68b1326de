import { expect, test } from './aster.ts'

test('the link of the first start makes one administrator, once, who signs in and out', async ({
  page,
  aster,
}) => {
  const link = aster.printed().match(/http\S+set-up\S+/)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Create administrator' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check the marked answers')
  await page.getByLabel('Name').fill('Ines Verbena')
  await page.getByLabel('Email').fill('ines@aster.example')
  await page.getByLabel('Password').fill('too short')
  await page.getByRole('button', { name: 'Create administrator' }).click()
  await expect(page.locator('.field .error')).toHaveText('Please use at least 12 characters')
  await expect(page.getByLabel('Name')).toHaveValue('Ines Verbena')
  await page.getByLabel('Password').fill('a long enough sentence')
  await page.getByRole('button', { name: 'Create administrator' }).click()
  await expect(page.getByRole('heading', { name: 'The administrator is created' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill('ines@aster.example')
  await page.getByLabel('Password').fill('a long enough sentenc')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong')
  await expect(page.getByLabel('Email')).toHaveValue('ines@aster.example')
  await page.getByLabel('Password').fill('a long enough sentence')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByText('Welcome, Ines Verbena.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link does not work any more')).toBeVisible()
})
