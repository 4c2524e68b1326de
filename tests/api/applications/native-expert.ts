import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import { pageOpened } from '../../harness/protection/page-opened.ts'

/** A complete expert form without its files, as a browser posts it. */
export const nativeExpert = (): Record<string, string> => ({
  _key: crypto.randomUUID(),
  _stamp: pageOpened('expert'),
  name: 'Ama',
  surname: 'Mensah',
  phone: '+233 20 000 0000',
  email: `${crypto.randomUUID()}@hospital.example`,
  institution: 'Ridge Hospital',
  job_title: 'Consultant',
  country: 'Ghana',
  specialty_ids: '4',
  work_experience_range: String(expertExample.work_experience_range),
  motivation: 'I want to help.',
  'language_proficiency.1': '4',
  'regional_experience.1': '5-10',
  regional_experience_countries: 'Ghana',
  general_availability: String(expertExample.general_availability),
  consent: 'yes',
})
