import { ExpertSelection } from '../matching/select-expert/expert-selection.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ExpertSelection)
