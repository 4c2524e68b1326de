import { applicationCalls } from '../applicants/applicant-paths.ts'
import { expertForm } from '../forms/expert.ts'
import { expertExample } from '../forms/expert-example.ts'
import { hospitalForm } from '../forms/hospital.ts'
import { hospitalExample } from '../forms/hospital-example.ts'
import { trainerForm } from '../forms/trainer.ts'
import { trainerExample } from '../forms/trainer-example.ts'
import { endpointsOfKind, ownFileEndpoint, ownPageEndpoints, replacedEndpoint } from './applicants.ts'
import { body, success, word, writes } from './endpoint-parts.ts'
import { apiPaths } from './paths.ts'

const { expert, hospital } = applicationCalls

/** Every call about applications: each kind has the same ones, at its own paths and under its own name. */
export const applicationEndpoints = {
  ...named(
    'Expert',
    endpointsOfKind('expert', {
      form: expertForm,
      sent: expertExample,
      edit: { version: 3, fieldsToUpdate: { job_title: 'Head of pharmacy' }, specialty_ids: [5] },
    }),
  ),
  readFileOfExpert: ownFileEndpoint('expert'),
  ...named('Expert', ownPageEndpoints('expert')),
  readExpertEmail: replacedEndpoint(`${expert}/get-expert-email/:id`, 'expert'),
  readExpertPin: replacedEndpoint(`${expert}/get-expert_pin/:id`, 'expert'),
  ...named(
    'Hospital',
    endpointsOfKind('hospital', {
      form: hospitalForm,
      sent: hospitalExample,
      edit: { version: 3, fieldsToUpdate: { num_of_beds: 200 }, field_of_expertise_ids: [3] },
    }),
  ),
  readFileOfHospital: ownFileEndpoint('hospital'),
  ...named('Hospital', ownPageEndpoints('hospital')),
  readHospitalEmail: replacedEndpoint(`${hospital}/get-hospital-email/:id`, 'hospital'),
  readHospitalPin: replacedEndpoint(`${hospital}/get-hospital-pin/:id`, 'hospital'),
  readHospitalEditPin: replacedEndpoint(`${hospital}/get-hospital_edit_pin/:id`, 'hospital'),
  ...named(
    'Trainer',
    endpointsOfKind('trainer', {
      form: trainerForm,
      sent: trainerExample,
      edit: { version: 3, fieldsToUpdate: { country_driveams: 'Ghana' }, field_of_expertise_ids: [5] },
    }),
  ),
  sendLinkAgain: {
    method: 'POST',
    path: apiPaths.sendLinkAgain,
    access: 'public',
    limit: 'linkAgain',
    request: { body: body({ email: word(254) }) },
    example: { email: 'ama@hospital.example' },
    answer: success,
    problems: ['invalid_answers'],
  },
  signOut: { ...writes, path: apiPaths.signOut, access: 'public', answer: success },
} as const

/** 'authenticate' and 'Expert' make 'authenticateExpert'. */
function named<Person extends string, Calls extends object>(person: Person, calls: Calls) {
  const entries = Object.entries(calls).map(([call, endpoint]) => [`${call}${person}`, endpoint])
  return Object.fromEntries(entries) as {
    [Call in keyof Calls & string as `${Call}${Person}`]: Calls[Call]
  }
}
