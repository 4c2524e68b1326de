import type { ApplicationKind } from '../applications/application-status.ts'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import type { List } from '../lists/list.ts'
import { specialties } from '../lists/specialties.ts'

/** The list of the areas of an application. */
export const areasOf = (kind: ApplicationKind): List => (kind === 'expert' ? specialties : fieldsOfExpertise)
