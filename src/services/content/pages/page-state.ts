import { isDeepStrictEqual } from 'node:util'
import type { PageText } from '../../../domain/content/pages/page-text.ts'
import type { WrittenPage } from '../../../store/content/page-texts.ts'

/** The state of a page in one language. `draft`: own text, not published; `changed`: published, with a newer draft. */
export type PageState = 'delivered' | 'draft' | 'published' | 'changed'

type Stored = Pick<WrittenPage, 'words' | 'shown' | 'shown_version' | 'version'>

export function stateOf(row: Stored | undefined): PageState {
  if (!row?.words) return 'delivered'
  if (!row.shown) return 'draft'
  return row.shown_version === row.version ? 'published' : 'changed'
}

/** The text of the software has changed since an editor of this page last saw it. */
export const isDeliveredNewer = (row: WrittenPage | undefined, delivered: PageText): boolean =>
  row?.words != null && !isDeepStrictEqual(row.delivered, delivered)

/** The English text has changed since this translation was made; 0 stands for the delivered English text. */
export const isPageOlder = (
  row: Pick<WrittenPage, 'words' | 'original_version' | 'locale'> | undefined,
  english: Pick<WrittenPage, 'version'> | undefined,
): boolean => row?.words != null && row.locale !== 'en' && row.original_version < (english?.version ?? 0)
