import type { RegistryFacts } from './forms/registry.ts'
import { languages } from './messages/en/shell/languages.ts'

/** Change this to run the registry under another name; paths and pictures contain the name, too, and each language has its long name. */
export const brand = {
  name: 'ASTER',
  slug: 'aster',
  longName: languages.longName,
  developer: { url: 'https://code.example/aster' },
  copyrightYear: 2024, // fixed by the specification
} as const

/** The defaults, until an administrator changes the settings. */
export const usualFacts: RegistryFacts = {
  institution_name: languages.usualInstitution,
  institution_url: 'https://institution.example/',
  coordinator_name: languages.usualCoordinator,
  coordinator_email: 'coordinator@aster.example',
  answer_days: '14',
  social_institution: 'https://institution.example/aster',
  social_x: 'https://x.example/aster',
  social_video: 'https://video.example/aster',
  social_network: 'https://network.example/aster',
}
