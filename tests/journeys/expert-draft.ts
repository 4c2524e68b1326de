import type { Page } from '@playwright/test'
import { paths } from '../../src/domain/paths.ts'
import { arrivedFile } from './uploads/arrived-file.ts'

export const steps = {
  personal: 'Personal information',
  professional: 'Professional information',
  motivation: 'Motivation and experience',
  global: 'Global experience & expertise',
  availability: 'Availability',
  submission: 'Submission',
} as const

export const stepAddress = (step: keyof typeof steps) => `${paths.applyExpert()}?step=${step}`

/** Everything but the files and the consent. */
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
export async function leaveDraft(page: Page, answers: object = filled): Promise<void> {
  await page.goto(stepAddress('personal'))
  unclaimed ??= arrivedFiles(page)
  const whole = { ...(await unclaimed), ...answers }
  await page.goto(paths.applyExpert())
  await page.evaluate((kept) => {
    const draft = { version: 1, answers: kept, step: 'personal', savedAt: Date.now() }
    localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
  }, whole)
}

/** For journeys that send nothing, once in each worker: a server takes only so many files from one caller. */
let unclaimed: ReturnType<typeof arrivedFiles> | undefined

/** Of a page that is open. */
export async function arrivedFiles(page: Page) {
  return { resume: await arrivedFile(page), endorsement: await arrivedFile(page, 'endorsement.pdf') }
}

/** What the device remembers now. */
export async function cachedAnswers(page: Page): Promise<Record<string, unknown> | undefined> {
  const text = await page.evaluate(() => localStorage.getItem('aster-draft-expert'))
  return text ? JSON.parse(text).answers : undefined
}
