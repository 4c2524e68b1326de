import { TrainerEditing } from '../forms/trainer/trainer-editing.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(TrainerEditing)
