import type { AnswersOf } from '../../src/domain/forms/engine/form.ts'
import { trainerForm } from '../../src/domain/forms/trainer.ts'
import { fieldsOfExpertise } from '../../src/domain/lists/expertise.ts'
import { admit } from './admit.ts'
import { drawLanguages } from './experience.ts'
import { drawHome, drawPhone, homes } from './homes.ts'
import { nameInstitution } from './institutions.ts'
import type { Memory } from './memory.ts'
import { addressOf } from './people.ts'
import type { Random } from './random.ts'

const STEWARDSHIP = 5

export function makeTrainer(random: Random, { namePerson }: Memory): AnswersOf<typeof trainerForm> {
  const home = drawHome(random, 'trainer')
  const person = namePerson(random, home.culture)
  const { institution } = nameInstitution(random, home, random.pick(['academic', 'academic', 'university']))
  const fields = fieldsOfExpertise.items.map(({ id }) => id).filter((id) => id !== STEWARDSHIP)
  return admit(trainerForm, {
    ...person,
    email: addressOf(person, institution),
    phone_number: drawPhone(random, home),
    country_origin: home.country,
    field_of_expertise_ids: [STEWARDSHIP, ...random.some(fields, random.between(0, 2))],
    ...drawLanguages(random, home),
    ...drawCourses(random),
  })
}

/** Courses took place before the oldest demo application, Drive-AMS in countries that request support. */
function drawCourses(random: Random) {
  const course = random.pick(['escmid', 'drive-ams', 'drive-ams', 'both', 'none'])
  const escmid = {
    is_escmid_course_completed: true,
    graduation_year_escmid: random.between(2014, 2024),
  } as const
  const driveAms = {
    is_drive_ams_course_completed: true,
    graduation_year_ams_course: random.between(2019, 2024),
    country_driveams: random.pick(homes.filter(({ weight }) => weight.hospital > 0)).country,
  } as const
  return {
    ...(course === 'escmid' || course === 'both' ? escmid : {}),
    ...(course === 'drive-ams' || course === 'both' ? driveAms : {}),
  }
}
