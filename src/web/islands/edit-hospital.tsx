import { HospitalEditing } from '../forms/hospital/hospital-editing.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(HospitalEditing)
