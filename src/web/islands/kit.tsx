import { Kit } from '../kit/kit.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(Kit)
