import { Desk } from '../admin/desk/desk.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(Desk)
