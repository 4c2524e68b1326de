import { expertForm as form } from '../../domain/forms/expert.ts'
import { applicationOf, readTyped } from '../applications/application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(applicationOf(form), readTyped)

export { form }
