/** The languages of the site, and what is said where a text exists in one of them only. */
export const languages = {
  menu: 'Language',
  alsoHere: 'This page is available in English.',
  englishOnly: 'This text is available in English only.',
  translated: 'This is a translation. Only the English text is binding.',
  readEnglish: 'Read the English text',

  longName: 'Antimicrobial Stewardship Trainers & Experts Registry',
  usualInstitution: 'University Hospital, Infectious Diseases Department',
  usualCoordinator: 'the ASTER coordinator',
  contributors: 'The ASTER contributors',
} as const
