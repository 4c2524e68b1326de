import type { Home } from './homes.ts'
import type { Random } from './random.ts'

export type Sort = keyof (typeof names)['English']

/** Names of institutions by language; elsewhere they have English names. */
const names = {
  English: {
    local: ['{town} Community Hospital', '{town} Cottage Hospital', '{town} Charity Hospital'],
    secondary: ['{town} District Hospital', '{town} General Hospital', '{town} Women and Children Hospital'],
    tertiary: ['{town} Referral Hospital', '{town} Regional Hospital', '{town} Infectious Diseases Hospital'],
    academic: ['{town} University Hospital', '{town} Teaching Hospital'],
    university: ['University of {town}', '{town} School of Public Health'],
    institute: ['{town} Institute for Infection Research', 'Reference Laboratory {town}'],
  },
  French: {
    local: ['Hôpital Saint-Luc de {town}', 'Centre Médical de {town}'],
    secondary: ['Hôpital de District de {town}', 'Hôpital Général de {town}'],
    tertiary: ['Centre Hospitalier Régional de {town}', 'Hôpital de Référence de {town}'],
    academic: ['Centre Hospitalier Universitaire de {town}'],
    university: ['Université de {town}'],
    institute: ['Institut d’Hygiène de {town}', 'Laboratoire de Référence de {town}'],
  },
  Spanish: {
    local: ['Hospital Comunitario de {town}', 'Hospital Santa Lucía de {town}'],
    secondary: ['Hospital General de {town}', 'Hospital Materno Infantil de {town}'],
    tertiary: ['Hospital Regional de {town}', 'Hospital de Referencia de {town}'],
    academic: ['Hospital Universitario de {town}'],
    university: ['Universidad de {town}'],
    institute: ['Instituto de Salud Pública de {town}'],
  },
  Portuguese: {
    local: ['Hospital Rural de {town}', 'Hospital São Lucas de {town}'],
    secondary: ['Hospital Distrital de {town}', 'Hospital Geral de {town}'],
    tertiary: ['Hospital Central de {town}', 'Hospital Regional de {town}'],
    academic: ['Hospital Universitário de {town}'],
    university: ['Universidade de {town}'],
    institute: ['Instituto de Saúde Pública de {town}'],
  },
  German: {
    local: ['Kreisklinik {town}'],
    secondary: ['Stadtspital {town}'],
    tertiary: ['Klinikum {town}'],
    academic: ['Universitätsklinik {town}'],
    university: ['Universität {town}'],
    institute: ['Institut für Hygiene {town}'],
  },
  Italian: {
    local: ['Ospedale San Rocco di {town}'],
    secondary: ['Ospedale Civile di {town}'],
    tertiary: ['Ospedale Regionale di {town}'],
    academic: ['Policlinico Universitario di {town}'],
    university: ['Università di {town}'],
    institute: ['Istituto di Igiene di {town}'],
  },
} as const

export function nameInstitution(random: Random, { languages, towns }: Home, sort: Sort) {
  const town = random.pick(towns)
  const spoken = languages[0] ?? ''
  const name = random.pick<string>(names[isNaming(spoken) ? spoken : 'English'][sort])
  return { town, institution: name.replace('{town}', town) }
}

function isNaming(language: string): language is keyof typeof names {
  return language in names
}
