import { Desk } from '../admin/review/desk.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(Desk)
