import { hospitalForm as form } from '../../domain/forms/hospital.ts'
import { applicationOf, readTyped } from '../applications/application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(applicationOf(form), readTyped)

export { form }
