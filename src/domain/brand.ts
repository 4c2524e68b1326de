import { englishNames } from './english-names.ts'
import type { RegistryFacts } from './forms/registry.ts'

/** Change this to run the registry under another name; paths and pictures contain the name, too, and each language has its long name. */
export const brand = {
  name: 'ASTER',
  slug: 'aster',
  longName: englishNames.registry,
  developer: { url: 'https://code.example/aster' },
  copyrightYear: 2024, // fixed by the specification
} as const

/** The defaults, until an administrator changes the settings. */
export const usualFacts: RegistryFacts = {
  institution_name: englishNames.institution,
  institution_url: 'https://institution.example/',
  coordinator_name: englishNames.coordinator,
  coordinator_email: 'coordinator@aster.example',
  answer_days: '14',
  invitation_days: '14',
  expert_capacity: '2',
  social_institution: 'https://institution.example/aster',
  social_x: 'https://x.example/aster',
  social_video: 'https://video.example/aster',
  social_network: 'https://network.example/aster',
}
