import { ContentForm } from '../admin/content/content-form.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ContentForm)
