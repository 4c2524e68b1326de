import { readTyped } from '../forms/apply/application.tsx'
import { ExpertApplication } from '../forms/expert/expert-application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ExpertApplication, readTyped)
