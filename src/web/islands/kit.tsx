import { KitPage } from '../pages/dev/kit.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(KitPage)
