import { brand } from '../../domain/brand.ts'
import type { PageContext } from '../page.ts'

/** The document's title: the page first, since tabs are narrow. */
export const pageTitle = (t: PageContext['t'], title: string) =>
  t('site.titleWithName', { title, name: brand.name })
