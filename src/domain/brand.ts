import type { ContactFacts, RegistryFacts } from './forms/registry.ts'
import { englishNames } from './messages/english-names.ts'
import { usualColours } from './settings/brand-colours.ts'
import { unsetBrand } from './settings/unset-brand.ts'

/** The software. A registry has a name of its own among its facts; paths and files keep the slug. */
export const brand = {
  name: 'ASTER',
  slug: 'aster',
  longName: englishNames.registry,
  developer: { url: 'https://code.example/aster' },
  copyrightYear: 2024, // fixed by the specification
} as const

/** The defaults, until an administrator changes the settings. In production those under `.example` are left out. */
export const usualContacts: ContactFacts = {
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

export const usualFacts: RegistryFacts = {
  ...usualContacts,
  ...unsetBrand,
  name: brand.name,
  long_name: brand.longName,
  ...usualColours,
  logo: '',
  source_url: brand.developer.url,
  contact_page: '',
}
