import { ProseField } from '../admin/content/rich-text/prose-field.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ProseField)
