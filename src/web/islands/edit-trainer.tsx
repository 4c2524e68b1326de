import { TrainerEditing } from '../applicants/trainer-editing.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(TrainerEditing)
