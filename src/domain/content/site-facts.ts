import { arrangedMenus, type Menus } from './menus/arrangement.ts'

/** What the frame of every page depends on, besides the facts of the registry. */
export type SiteFacts = {
  /** Paths that no menu and no sitemap names: nobody is introduced there yet. */
  empty: ReadonlySet<string>
  menus: Menus
}

export const usualSite: SiteFacts = { empty: new Set(), menus: arrangedMenus(null) }
