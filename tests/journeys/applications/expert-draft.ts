import { expect, type Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepFile } from '../../harness/applications/kept-expert.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { hydrated } from '../browser/hydrated.ts'

export const steps = {
  personal: 'Personal information',
  professional: 'Professional information',
  motivation: 'Motivation and experience',
  global: 'Global experience & expertise',
  availability: 'Availability',
  submission: 'Submission',
} as const

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export const stepAddress = (step: keyof typeof steps) => `${paths.applyExpert()}?step=${step}`

/** Opens a step and waits until it is hydrated. */
export async function openStep(page: Page, step: keyof typeof steps): Promise<void> {
  await page.goto(stepAddress(step))
  await hydrated(page)
  await expect(heading(page, steps[step])).toBeVisible()
}

/** All answers except files and consent. */
export const filled = {
  name: 'Ama',
  surname: 'Mensah',
  phone: '+233 20 000 0000',
  email: 'ama@hospital.example',
  institution: 'Ridge Hospital',
  job_title: 'Consultant',
  country: 'Ghana',
  specialty_ids: [1, 10],
  specialty_surgery_subspecialty: 'Orthopaedics',
  work_experience_range: '10 – 15 years',
  motivation: 'I want to help colleagues build teams that last.',
  language_proficiency: [
    { id: 1, proficiency: 'Native' },
    { id: 0, proficiency: 'Basic' },
  ],
  language_proficiency_other: 'Wolof',
  regional_experience: [{ id: 1, years_of_experience: '5-10' }],
  regional_experience_countries: ['Ghana', 'Senegal'],
  general_availability: 'Other',
  general_availability_other: 'Two weeks each spring',
}

/** Leaves a draft on the device, as an earlier visit would have. */
export async function leaveDraft(page: Page, store: Store, answers: object = filled): Promise<void> {
  const whole = { ...(await arrivedFiles(store)), ...answers }
  await page.goto('/robots.txt') // has the same storage as a form and costs less to show
  await page.evaluate((kept) => {
    const draft = { version: 1, answers: kept, step: 'personal', savedAt: Date.now() }
    localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
  }, whole)
}

/** Uploads that were accepted earlier: judging each takes half a second, and other journeys upload. */
export async function arrivedFiles(store: Store) {
  const pdf = honestPdf(2000)
  return {
    resume: await keepFile(store, pdf, 'curriculum.pdf'),
    endorsement: await keepFile(store, pdf, 'endorsement.pdf'),
  }
}

/** The draft in local storage. */
export async function cachedAnswers(page: Page): Promise<Record<string, unknown> | undefined> {
  const text = await page.evaluate(() => localStorage.getItem('aster-draft-expert'))
  return text ? JSON.parse(text).answers : undefined
}
