import { PageForm } from '../admin/content/pages/page-form.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(PageForm)
