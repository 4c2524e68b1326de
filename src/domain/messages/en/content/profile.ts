export const profile = {
  one: 'Profile',
  kind: 'Introduced as',
  expert: 'Expert',
  trainer: 'Trainer',
  name: 'Name',
  role: 'Role',
  roleHint: 'For example: Clinical microbiologist.',
  country: 'Country',
  quote: 'In their own words',
  quoteHint: 'Without quotation marks.',
  image_alt: 'The picture in words',
  biography: 'Biography',
  consent_note: 'Consent',
  consent_noteHint:
    'How and when this person agreed to be shown here, for example: by email on 3 May 2026, kept by the secretariat. Nobody is published without it.',
} as const
