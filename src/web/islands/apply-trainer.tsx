import { readTyped } from '../applications/application.tsx'
import { TrainerApplication } from '../applications/trainer-application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(TrainerApplication, readTyped)
