import type { PageText } from '../../../domain/content/pages/page-text.ts'
import { localPath } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { done, refuse } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { findPageText, type WhichPage } from '../../../store/content/page-texts.ts'
import type { Store } from '../../../store/open-store.ts'
import type { SigningKey } from '../../protection/signing-key.ts'
import { isPreviewLink, type PreviewRequest, signedQuery } from '../preview-story.ts'
import { cleanPage } from './judge-page.ts'

/** A signed link to the words of a page that were saved last; it ends when they are saved again. */
export async function linkToPage(store: Store, { key }: SigningKey, which: WhichPage) {
  const written = await findPageText(store, which)
  if (!written?.words) return refuse('not_found')
  const { query, expires_at } = signedQuery(key, written)
  return done({ path: `${localPath(which.locale, paths.pagePreview(which.page))}?${query}`, expires_at })
}

/** The words that were saved last, for editors and holders of the link; not found for others. */
export async function previewPage(
  store: Store,
  signing: SigningKey,
  which: WhichPage,
  { staff, ...shown }: Omit<PreviewRequest, 'locale'>,
) {
  const written = await findPageText(store, which)
  const isEditor = staff !== undefined && mayDo(staff.role, 'edit_content')
  if (!written?.words || !(isEditor || isPreviewLink(signing, written, shown))) return refuse('not_found')
  const text: PageText = cleanPage(written.words)
  return done({ text, isDraft: written.shown_version !== written.version })
}
