import type { AnswersOf } from '../../src/domain/forms/engine/form.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { languages, OTHER_LANGUAGE } from '../../src/domain/lists/languages.ts'
import { findItem } from '../../src/domain/lists/list.ts'
import { admit } from './admit.ts'
import { describeFacility } from './facilities.ts'
import { drawHome, drawPhone, type Home } from './homes.ts'
import { nameInstitution } from './institutions.ts'
import type { Memory } from './memory.ts'
import { addressOf, fullNameOf } from './people.ts'
import type { Random } from './random.ts'
import { writeRequest } from './requests.ts'

type Hospital = AnswersOf<typeof hospitalForm>

/** Hospital levels with their relative frequency and size. */
const levels = [
  { id: 1, sort: 'secondary', share: 40, beds: [70, 240] },
  { id: 2, sort: 'tertiary', share: 30, beds: [220, 620] },
  { id: 3, sort: 'academic', share: 15, beds: [400, 1100] },
  { id: 4, sort: 'local', share: 15, beds: [24, 90] },
] as const

export function makeHospital(random: Random, memory: Memory): Hospital {
  const { namePerson, unlike, hospitalNames } = memory
  const home = drawHome(random, 'hospital')
  const level = random.weighted(levels, ({ share }) => share)
  const { institution, town } = nameInstitution(random, home, level.sort)
  if (hospitalNames.has(institution)) return makeHospital(random, memory)
  hospitalNames.add(institution)

  const contact = namePerson(random, home.culture)
  const director = namePerson(random, home.culture)
  const beds = random.between(level.beds[0], level.beds[1])
  return admit(hospitalForm, {
    name: institution,
    address: drawAddress(random, home),
    city: town,
    country: home.country,
    legal_representative_authorized_person: `Dr ${fullNameOf(director)}`,
    legal_representative_authorized_person_position: random.pick(['Medical director', 'Hospital director']),
    contact_person: fullNameOf(contact),
    contact_person_position: random.pick(positions),
    phone_number: drawPhone(random, home),
    email: addressOf(contact, institution),
    institution_level_id: level.id,
    institution_type_id: /Charity|Saint|São|Santa Lucía/.test(institution)
      ? 2
      : random.pick([1, 1, 1, 1, 3] as const),
    about_the_hospital: random.chance(0.85) ? describeFacility(random, town, beds) : undefined,
    num_of_employees: Math.round(beds * (1.4 + random.next() * 2)),
    num_of_beds: beds,
    num_of_outpatients: Math.round(beds * (14 + random.next() * 30)),
    ...workingLanguages(home),
    ...writeRequest(random, unlike),
    terms_and_conditions: true,
    information_accuracy_confirmation: true,
  })
}

function workingLanguages({
  languages: spoken,
}: Home): Pick<Hospital, 'working_languages' | 'working_languages_other'> {
  const known = spoken.flatMap((language) => findItem(languages, language)?.id ?? [])
  const other = spoken.find((language) => !findItem(languages, language))
  return {
    working_languages: other ? [...known, OTHER_LANGUAGE] : known,
    working_languages_other: other,
  }
}

const addresses: Readonly<Record<string, readonly string[]>> = {
  English: [
    'Hospital Road, P.O. Box {number}',
    '{number} Market Street',
    '{number} Garden Road',
    'Ring Road West {number}',
  ],
  French: ['{number}, avenue de l’Hôpital', 'Quartier du Marché, B.P. {number}'],
  Spanish: ['Avenida del Hospital {number}', 'Calle de la Salud {number}'],
  Portuguese: ['Avenida do Hospital, {number}', 'Rua da Saúde, {number}'],
}

function drawAddress(random: Random, home: Home): string {
  const forms = addresses[home.languages[0] ?? ''] ?? addresses.English ?? []
  return random.pick(forms).replace('{number}', `${random.between(2, 480)}`)
}

const positions = [
  'Head of pharmacy',
  'Chief of internal medicine',
  'Infection control nurse',
  'Head of the laboratory',
  'Paediatrician',
  'Chair of the antibiotic committee',
  'Deputy medical director',
  'Quality officer',
]
