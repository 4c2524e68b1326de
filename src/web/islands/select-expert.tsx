import { ExpertSelection } from '../forms/select-expert/expert-selection.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ExpertSelection)
