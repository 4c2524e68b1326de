import { HospitalEditing } from '../applicants/hospital-editing.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(HospitalEditing)
