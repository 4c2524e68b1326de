import type { ApplicationKind } from '../applications/application-status.ts'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import type { List } from '../lists/list.ts'
import { specialties } from '../lists/specialties.ts'

/** The list that the areas of an application come from. */
export const areasOf = (kind: ApplicationKind): List => (kind === 'expert' ? specialties : fieldsOfExpertise)
