import { englishNames } from '../../english-names.ts'

/** The languages of the site, and what is said where a text exists in one of them only. */
export const languages = {
  menu: 'Language',
  alsoHere: 'This page is available in English.',
  englishOnly: 'This text is available in English only.',
  translated: 'This is a translation. Only the English text is binding.',
  readEnglish: 'Read the English text',

  name: '{registryName}',
  longName: englishNames.registry,
  usualInstitution: englishNames.institution,
  usualCoordinator: englishNames.coordinator,
  contributors: englishNames.contributors,
} as const
