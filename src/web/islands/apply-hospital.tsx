import { readTyped } from '../forms/apply/application.tsx'
import { HospitalApplication } from '../forms/hospital/hospital-application.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(HospitalApplication, readTyped)
