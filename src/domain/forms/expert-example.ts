import type { AnswersOf } from './engine/form.ts'
import type { expertForm } from './expert.ts'

export const expertExample: AnswersOf<typeof expertForm> = {
  name: 'Ama',
  surname: 'Owusu',
  phone: '+233 20 123 4567',
  email: 'ama.owusu@hospital.example',
  institution: 'District Teaching Hospital',
  job_title: 'Clinical microbiologist',
  country: 'Ghana',
  specialty_ids: [2],
  work_experience_range: '10 – 15 years',
  motivation: 'I would like to share how a small laboratory can report what clinicians need.',
  resume: '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b',
  endorsement: '7b1d9e42-0c3f-4a58-b6d7-1e2f3a4b5c6d',
  language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
  regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '>10' }],
  general_availability: 'Online and onsite support',
  consent: true,
}
