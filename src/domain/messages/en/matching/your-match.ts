/** Sentences about an expert's fit for the hospital that sent the request; `match` has those for staff. */
export const yourMatch = {
  fieldsNotAsked: 'Fields that you ask for: not stated.',
  fieldsAll: 'Going by their specialties, at home in everything that you asked for: {fields}.',
  fieldsNone: 'States nothing in what you asked for: {fields}.',
  languagesNotAsked: 'Your working languages: not stated.',
  noLanguage: 'Speaks none of your working languages: {languages}.',
  years: 'Has worked in your region, {region}. Years: {years}.',
  inRegion: 'Lives or has worked in {country}, in your region: {region}. Years: not stated.',
  noRegion: 'Has not worked in your region: {region}.',
  methodNotAsked: 'Way of support that you ask for: not stated.',
  methodFits: 'Offers what you asked for: {method}.',
  methodInPart: 'Helps online and does not travel; you asked for: {method}.',
  methodMissed: 'Does not travel; you asked for: {method}.',
  offersOfAsked: 'Offers {time}; you asked for up to {asked}.',
  monthsNotAsked: 'How long you need support: not stated.',
} as const
