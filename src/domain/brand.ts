/** Everything another institution changes to run the registry under its own name. */
export const brand = {
  name: 'ASTER',
  slug: 'aster',
  longName: 'Antimicrobial Stewardship Trainers & Experts Registry',
  institution: {
    name: 'University Hospital, Infectious Diseases Department',
    url: 'https://institution.example/',
  },
  coordinator: { name: 'The ASTER coordinator', email: 'coordinator@aster.example' },
  social: {
    institution: 'https://institution.example/aster',
    x: 'https://x.example/aster',
    video: 'https://video.example/aster',
    network: 'https://network.example/aster',
  },
  developer: { name: 'The ASTER contributors', url: 'https://code.example/aster' },
  copyrightYear: 2024, // fixed by the specification
} as const
