import {
  type ArrangedEntry,
  type ArrangedSection,
  isOutside,
  type OutsideLink,
} from '../../domain/content/menus/arrangement.ts'
import type { Place } from '../../domain/content/menus/delivered-menus.ts'
import { isLink } from '../../domain/forms/whole-link.ts'
import { markOf } from '../content/mark-of.ts'
import type { PageContext } from '../page.ts'

type Context = Pick<PageContext, 't' | 'href' | 'path' | 'locale' | 'site'>

/** The menus or the columns that visitors see: without what is hidden, and without pages that are empty for now. */
export function shownSections(place: Place, context: Context) {
  return context.site.menus[place]
    .filter(({ isHidden }) => !isHidden)
    .map((section) => shownSection(section, context))
    .filter(({ href, items }) => href !== undefined || items.length > 0)
}

function shownSection({ label, path, entries }: ArrangedSection, context: Context) {
  const { t, href, site, path: here } = context
  const isShown = (entry: ArrangedEntry) =>
    isOutside(entry) ? isLink(entry.address) : !entry.isHidden && !site.empty.has(entry.path)
  const shown = entries.filter(isShown)
  // A list hides the link to the page of its menu, which other lists have among their entries.
  const first = path && shown.length > 0 && shown.every(isOutside) ? [{ label, path, isHidden: false }] : []
  return {
    label: t(label),
    href: path && href(path),
    current: path === here ? ('page' as const) : path !== undefined && here.startsWith(`${path}/`),
    items: [...first, ...shown].map((entry) =>
      isOutside(entry) ? outside(entry, context) : own(entry, context),
    ),
  }
}

function own({ label, hint, path }: Exclude<ArrangedEntry, OutsideLink>, { t, href, path: here }: Context) {
  const current = path === here
  return {
    label: t(label),
    ...(hint && { hint: t(hint, { name: t('languages.name') }) }),
    href: href(path),
    current,
  }
}

/** A link of the institution; without a label in this language it has the English one, marked. */
function outside({ address, labels }: OutsideLink, { locale }: Context) {
  const translated = labels[locale]
  const label = translated ?? labels.en ?? address
  return { label, href: address, external: true, ...(!translated && markOf('en', locale)) }
}
