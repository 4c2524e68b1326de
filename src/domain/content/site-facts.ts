import { arrangedMenus, type Menus } from './menus/arrangement.ts'

/** What the frame of every page depends on, besides the facts of the registry. */
export type SiteFacts = {
  /** Paths that menus and the sitemap leave out, because no entry of theirs is published. */
  empty: ReadonlySet<string>
  menus: Menus
}

export const usualSite: SiteFacts = { empty: new Set(), menus: arrangedMenus(null) }
