import { KitPage } from '../kit/kit.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(KitPage)
