import { editingOf } from '../applicants/editing.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(editingOf(async () => (await import('./apply-expert.tsx')).form))
