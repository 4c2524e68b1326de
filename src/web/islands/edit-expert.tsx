import { ExpertEditing } from '../forms/expert/expert-editing.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ExpertEditing)
