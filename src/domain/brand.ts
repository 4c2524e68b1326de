import type { RegistryFacts } from './forms/registry.ts'

/** Change this to run the registry under another name; paths and pictures contain the name, too, and each language has its long name. */
export const brand = {
  name: 'ASTER',
  slug: 'aster',
  longName: 'Antimicrobial Stewardship Trainers & Experts Registry',
  developer: { name: 'The ASTER contributors', url: 'https://code.example/aster' },
  copyrightYear: 2024, // fixed by the specification
} as const

/** Each language has its own words for these: see localFacts. */
export const usualNames = {
  institution: 'University Hospital, Infectious Diseases Department',
  coordinator: 'the ASTER coordinator',
} as const

/** The defaults, until an administrator changes the settings. */
export const usualFacts: RegistryFacts = {
  institution_name: usualNames.institution,
  institution_url: 'https://institution.example/',
  coordinator_name: usualNames.coordinator,
  coordinator_email: 'coordinator@aster.example',
  answer_days: '14',
  social_institution: 'https://institution.example/aster',
  social_x: 'https://x.example/aster',
  social_video: 'https://video.example/aster',
  social_network: 'https://network.example/aster',
}
