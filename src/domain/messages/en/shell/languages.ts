import { brand, usualNames } from '../../../brand.ts'

/** The languages of the site, and what is said where a text exists in one of them only. */
export const languages = {
  menu: 'Language',
  alsoHere: 'This page is available in English.',
  englishOnly: 'This text is available in English only.',
  translated: 'This is a translation. Only the English text is binding.',
  readEnglish: 'Read the English text',

  longName: brand.longName,
  usualInstitution: usualNames.institution,
  usualCoordinator: usualNames.coordinator,
} as const
