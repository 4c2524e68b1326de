/** The delivered names in English; `languages` in the catalogue translates them. Change both with the brand. */
export const englishNames = {
  registry: 'Antimicrobial Stewardship Trainers & Experts Registry',
  institution: 'University Hospital, Infectious Diseases Department',
  coordinator: 'the ASTER coordinator',
  contributors: 'The ASTER contributors',
} as const
