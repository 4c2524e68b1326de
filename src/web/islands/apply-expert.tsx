import { readTyped } from '../applications/application.tsx'
import { ExpertApplication } from '../applications/expert-application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ExpertApplication, readTyped)
