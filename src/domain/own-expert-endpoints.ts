import { apiPaths } from './api-paths.ts'
import { success } from './endpoint-parts.ts'
import { expertForm } from './forms/expert.ts'
import { expertExample } from './forms/expert-example.ts'
import { ownApplicationEndpoints, replacedEndpoint } from './own-application-endpoints.ts'

const experts = apiPaths.expertsApplications

const own = ownApplicationEndpoints(experts, expertForm, {
  edit: { version: 3, fieldsToUpdate: { job_title: 'Head of pharmacy' }, specialty_ids: [5] },
  record: { ...expertExample, regional_experience_countries: 'Ghana,Kenya' },
  answers: { ...expertExample, regional_experience_countries: ['Ghana', 'Kenya'] },
})
const authenticateInstead = `POST ${own.authenticate.path}`

/** What experts can do with what they sent. */
export const ownExpertEndpoints = {
  authenticateExpert: own.authenticate,
  sendNewPinToExpert: own.sendNewPin,
  readOwnExpert: own.read,
  editOwnExpert: own.edit,
  readOwnExpertFile: own.readFile,
  exportOwnExpert: own.export,
  withdrawOwnExpert: own.withdraw,
  eraseOwnExpert: own.erase,
  readExpertEmail: replacedEndpoint(`${experts}/get-expert-email/:id`, authenticateInstead),
  readExpertPin: replacedEndpoint(`${experts}/get-expert_pin/:id`, authenticateInstead),
  signOut: {
    method: 'POST',
    path: apiPaths.signOut,
    access: 'public',
    limit: 'write',
    answer: success,
  },
} as const
