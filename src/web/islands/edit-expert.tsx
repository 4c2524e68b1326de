import { ExpertEditing } from '../applicants/expert-editing.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ExpertEditing)
