/** Names that every language says in its own words: see `languages` in the catalogue. Change them with the brand. */
export const englishNames = {
  registry: 'Antimicrobial Stewardship Trainers & Experts Registry',
  institution: 'University Hospital, Infectious Diseases Department',
  coordinator: 'the ASTER coordinator',
  contributors: 'The ASTER contributors',
} as const
