import * as v from 'valibot'
import { applicationCalls } from '../applicants/applicant-paths.ts'
import type { ApplicationKind } from '../applications/application-status.ts'
import { expertForm } from '../forms/expert.ts'
import { expertExample } from '../forms/expert-example.ts'
import { hospitalForm } from '../forms/hospital.ts'
import { hospitalExample } from '../forms/hospital-example.ts'
import { trainerForm } from '../forms/trainer.ts'
import { trainerExample } from '../forms/trainer-example.ts'
import {
  exampleId,
  exampleReference,
  type Kind,
  linkEndpoints,
  ownEndpoints,
  ownFileEndpoint,
  ownPageEndpoints,
  replacedEndpoint,
  takenAddress,
} from './applicants.ts'
import { applicationHeaders, json } from './endpoint-parts.ts'
import { uuid } from './uuid.ts'

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
  ...linkEndpoints,
} as const

function endpointsOfKind(kind: ApplicationKind, about: Kind) {
  const { form, sent } = about
  return {
    applyAs: {
      method: 'POST',
      path: applicationCalls[kind],
      access: 'public',
      limit: 'form',
      request: { headers: applicationHeaders },
      form,
      example: sent,
      answer: json(
        v.object({ id: uuid, reference: v.string() }),
        { id: exampleId, reference: exampleReference(kind) },
        201,
      ),
      problems: ['invalid_answers', ...takenAddress(form)],
    },
    ...ownEndpoints(kind, about),
  } as const
}

/** 'authenticate' and 'Expert' make 'authenticateExpert'. */
function named<Person extends string, Calls extends object>(person: Person, calls: Calls) {
  const entries = Object.entries(calls).map(([call, endpoint]) => [`${call}${person}`, endpoint])
  return Object.fromEntries(entries) as {
    [Call in keyof Calls & string as `${Call}${Person}`]: Calls[Call]
  }
}
