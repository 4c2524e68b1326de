import { readTyped } from '../forms/apply/application.tsx'
import { TrainerApplication } from '../forms/trainer/trainer-application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(TrainerApplication, readTyped)
