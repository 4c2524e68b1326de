import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** One entry file in this folder per name; a page hydrates at most one. */
export type IslandName =
  | `${'apply' | 'edit'}-${ApplicationKind}`
  | 'contact'
  | 'desk'
  | 'kit'
  | 'page-writing'
  | 'prose'
  | 'select-expert'
  | 'writing'

export const islandId = 'island'
export const islandPropsId = 'island-props'

export type IslandProps<Props> = Props & { locale: Locale; t: Translate }
