import type { Answers, AnswersOf } from '../../src/domain/forms/engine/form.ts'
import { expertForm } from '../../src/domain/forms/expert.ts'
import { SURGERY } from '../../src/domain/lists/specialties.ts'
import { admit } from './admit.ts'
import { drawExperience, drawLanguages, rangeOf } from './experience.ts'
import { drawHome, drawPhone } from './homes.ts'
import { nameInstitution } from './institutions.ts'
import type { Memory } from './memory.ts'
import { writeMotivation } from './motives.ts'
import { addressOf } from './people.ts'
import { laboratoryPeople } from './professions/laboratories.ts'
import { nursesAndPharmacists } from './professions/nurses-and-pharmacists.ts'
import { physicians } from './professions/physicians.ts'
import type { Profession } from './professions/profession.ts'
import { scholars } from './professions/scholars.ts'
import type { Random } from './random.ts'

type Expert = AnswersOf<typeof expertForm>

const professions = [...physicians, ...nursesAndPharmacists, ...laboratoryPeople, ...scholars]

/** What an expert sends, and what the team adds after the interview. */
export function makeExpert(
  random: Random,
  { namePerson, unlike }: Memory,
): { answers: Expert; facts: Answers } {
  const home = drawHome(random, 'expert')
  const person = namePerson(random, home.culture)
  const profession = random.weighted(professions, ({ share }) => share)
  const years = random.between(3, 34)
  const { institution } = nameInstitution(random, home, random.pick(profession.employers))
  const isRetired = years > 31
  const { abroad, ...experience } = drawExperience(random, home, years)

  const answers = admit(expertForm, {
    ...person,
    phone: drawPhone(random, home),
    email: addressOf(person, institution),
    institution: isRetired ? `Retired, formerly ${institution}` : institution,
    job_title: years < 8 ? (profession.titles[0] ?? '') : random.pick(profession.titles.slice(1)),
    country: home.country,
    ...drawSpecialties(random, profession),
    work_experience_range: rangeOf(years),
    motivation: writeMotivation(random, unlike, { profession, country: home.country, abroad, years }),
    resume: random.uuid(),
    endorsement: random.uuid(),
    professional_society_membership: random.chance(0.7) ? drawMembership(random, profession) : undefined,
    ...drawLanguages(random, home),
    ...experience,
    ...drawAvailability(random),
    consent: true,
  })
  return { answers, facts: drawFacts(random, profession) }
}

function drawSpecialties(random: Random, { specialties, sometimes, subspecialties }: Profession) {
  return {
    specialty_ids: [...specialties, ...random.some(sometimes, random.between(0, 1))],
    specialty_surgery_subspecialty: specialties.includes(SURGERY)
      ? random.pick(subspecialties ?? [])
      : undefined,
    specialty_other: random.chance(0.1) ? random.pick(otherSpecialties) : undefined,
  }
}

function drawAvailability(random: Random) {
  const general_availability = random.weighted(
    ['Online support only', 'Online and onsite support', 'Other'] as const,
    (option) => ({ 'Online support only': 35, 'Online and onsite support': 55, Other: 10 })[option],
  )
  return {
    general_availability,
    general_availability_other:
      general_availability === 'Other' ? random.pick(otherAvailabilities) : undefined,
  }
}

function drawFacts(random: Random, { level, focus }: Profession): Answers {
  return {
    level_of_expertise_id: level,
    registry_related_experience: random.some(focus, random.between(1, focus.length)),
    general_availability_time: random.pick(times),
    ...(random.chance(0.4) && { work_experience: random.pick(careers) }),
    declaration_of_honour: true,
  }
}

const careers = [
  'Head of the antibiotic committee for six years; teacher in three national courses.',
  'Built up the service of two district hospitals, with one of them accredited since.',
  'Led a national survey of prescriptions, and two surveys of single hospitals before.',
  'Ten years at the bench, then five in the ministry of health.',
]

const times = [
  '1 hour a week for 12 months',
  '2 hours a week for 6 months',
  '2 hours a week for 12 months',
  '3 hours a week, all year',
  'Half a day a week for 6 months',
  'Half a day a week for 18 months',
]

function drawMembership(random: Random, { society }: Profession): string {
  const national = `National society of ${society}, ${random.pick(['member', 'member', 'board member'])}`
  const international = random.some(
    ['ESCMID, member', 'ESCMID, fellow', 'ISAC, member'],
    random.between(0, 1),
  )
  return [national, ...international].join('\n')
}

const otherSpecialties = [
  'Tropical medicine',
  'Hospital epidemiology',
  'Travel medicine',
  'Health informatics',
]

const otherAvailabilities = [
  'Online in the evenings; on site in July and August only',
  'Online now, on site from next year when my contract allows it',
  'On site for two weeks at a time, little online support in between',
  'Case discussions on request, at most two a month',
  'Online, except during the school holidays',
]
