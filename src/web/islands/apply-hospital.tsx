import { readTyped } from '../applications/application.tsx'
import { HospitalApplication } from '../applications/hospital-application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(HospitalApplication, readTyped)
