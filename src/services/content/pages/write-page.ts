import { isDeepStrictEqual } from 'node:util'
import { mostVersions } from '../../../domain/content/content-kinds.ts'
import type { Confirmation } from '../../../domain/content/pages/confirmations.ts'
import { kindsFor, type PageText } from '../../../domain/content/pages/page-text.ts'
import { picturesPath } from '../../../domain/content/picture.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import { type Author, byStaff } from '../../../domain/staff/audit.ts'
import {
  carryPageTranslations,
  dropPageRevisions,
  findPageRevision,
  findPageText,
  insertPageRevision,
  insertPageText,
  markPagePublished,
  updatePageText,
  type WhichPage,
  type WrittenPage,
} from '../../../store/content/page-texts.ts'
import { forgetUnshown } from '../../../store/content/pictures.ts'
import { lockContent } from '../../../store/content/written-content.ts'
import type { Database } from '../../../store/database.ts'
import type { Store } from '../../../store/open-store.ts'
import { transaction } from '../../../store/postgres/transaction.ts'
import { writeAudit } from '../../../store/staff/audit.ts'
import type { Plan } from '../content-plan.ts'
import { missingConfirmations } from './ask-before-publishing.ts'
import { deliveredPage } from './delivered-page.ts'
import { judgePage } from './judge-page.ts'
import { changePage, planPage, publishPage, putTermsInForce } from './publish-page.ts'

export type PageOrder = {
  /** The version that the editor opened; 0 where there was none. */
  version: number
  text: unknown
  /** The version of the English text that a translation now says the same as; undefined leaves that as it was. */
  of?: number | undefined
  publishes: boolean
  plan?: Plan | undefined
  /** What the editor has confirmed; undefined for programs, which are not asked. */
  confirms?: readonly Confirmation[] | undefined
}

export type PageResult = 'saved' | 'published' | 'planned' | 'delivered' | 'unpublished' | 'confirmed'

/** The text stays saved even if planning is refused: `followed` says why. */
export type SavedPage = { version: number; followed: Outcome<PageResult> }

/** Every save is a version. Visitors read it once it is published. */
export async function writePage(store: Store, which: WhichPage, order: PageOrder, staff: Author) {
  const { text: delivered, layout } = await deliveredPage(which.page, which.locale)
  const judged = judgePage(order.text, kindsFor(which.page, layout))
  if (!judged.ok) return judged
  if (order.confirms && (order.publishes || order.plan?.publish_at)) {
    const errors = await missingConfirmations(store, which, judged.value, order.confirms)
    if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  }
  return transaction(store, async (trx): Promise<Outcome<SavedPage>> => {
    await lockContent(trx)
    const kept = await keepPage(trx, which, { ...order, words: judged.value, delivered }, staff)
    if (!kept.ok) return kept
    const { version } = kept.value
    const written = await followWords(trx, kept.value, order.publishes, staff)
    const result = order.publishes ? 'published' : 'saved'
    if (!order.plan) return done({ version, followed: done(result) })
    const plan = order.publishes ? { ...order.plan, publish_at: '' } : order.plan
    const planned = await planPage(trx, written, plan, staff)
    return done({ version, followed: planned.ok ? done(order.publishes ? result : 'planned') : planned })
  })
}

/** Publishes if asked to; words that visitors read already count as published. */
async function followWords(trx: Database, kept: WrittenPage, publishes: boolean, staff: Author) {
  if (publishes) await publishPage(trx, kept, byStaff(staff))
  else if (kept.words && isDeepStrictEqual(kept.words, kept.shown)) {
    await updatePageText(trx, kept.id, { shown_version: kept.version })
    await markPagePublished(trx, kept.id, kept.version)
  } else return kept
  return (await findPageText(trx, kept)) ?? kept
}

type Keeping = { version: number; words: PageText | null; delivered: PageText; of?: number | undefined }

/** Call with the content lock. */
async function keepPage(
  trx: Database,
  which: WhichPage,
  { version, words, delivered, of }: Keeping,
  staff: Author,
  restores?: number,
): Promise<Outcome<WrittenPage>> {
  const before = await findPageText(trx, which)
  if ((before?.version ?? 0) !== version) return refuse('version_conflict')
  const english = which.locale === 'en' ? undefined : await findPageText(trx, { ...which, locale: 'en' })
  const original_version = Math.min(of ?? before?.original_version ?? 0, english?.version ?? 0)
  // The first own version is based on the current delivered text.
  const basis = before?.words ? {} : { delivered }
  const after = before
    ? await updatePageText(trx, before.id, { words, version: version + 1, original_version, ...basis })
    : await insertPageText(trx, which, { words, delivered, original_version })
  await insertPageRevision(trx, after, staff.name)
  const dropped = await dropPageRevisions(trx, after.id, mostVersions)
  await forgetUnshown(trx, dropped.flatMap(picturesIn))
  if (which.locale === 'en' && before && isDeepStrictEqual(before.words, words))
    await carryPageTranslations(trx, which.page, { from: version, to: after.version })
  const action = restores === undefined ? 'content_saved' : 'content_restored'
  await writeAudit(trx, byStaff(staff), words ? action : 'page_delivered', ['page', after.id], {
    fields: changedFields(before?.words ?? null, words),
    after: { page: which.page, locale: which.locale, version: after.version, ...(restores && { restores }) },
  })
  return done(after)
}

/** Only the names of changed fields: the audit has no words of a text. */
function changedFields(before: PageText | null, after: PageText | null): string[] {
  const names = ['title', 'description', 'lede', 'blocks'] as const
  return names.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]))
}

const inText = new RegExp(`${picturesPath}/([0-9a-f]{32})/`, 'g')

const picturesIn = (words: PageText | null): string[] =>
  [...JSON.stringify(words).matchAll(inText)].map(([, key]) => key as string)

/** Publishes the delivered text at once; the own versions stay. */
export async function takeDeliveredPage(store: Store, which: WhichPage, version: number, staff: Author) {
  const { text: delivered } = await deliveredPage(which.page, which.locale)
  return changePage(store, which, async (trx): Promise<Outcome<PageResult>> => {
    const kept = await keepPage(trx, which, { version, words: null, delivered }, staff)
    if (!kept.ok) return kept
    const shown = { shown: null, shown_version: null, publish_at: null, unpublish_at: null }
    await updatePageText(trx, kept.value.id, { ...shown, delivered })
    await putTermsInForce(trx, kept.value, null)
    return done('delivered')
  })
}

/** An editor has seen what the newer software words differently, and keeps the own text of this version. */
export async function keepOwnPage(store: Store, which: WhichPage, version: number, staff: Author) {
  const { text: delivered } = await deliveredPage(which.page, which.locale)
  return changePage(store, which, async (trx, stored): Promise<Outcome<PageResult>> => {
    const { id, words } = stored
    if (!words || stored.version !== version) return refuse('version_conflict')
    await updatePageText(trx, id, { delivered })
    await writeAudit(trx, byStaff(staff), 'page_compared', ['page', id], { after: { version } })
    return done('confirmed')
  })
}

/** The English text has changed in a way that the translation needs not follow; `of` is the version that was seen. */
export function confirmPage(store: Store, which: WhichPage, of: number, staff: Author) {
  return changePage(store, which, async (trx, written): Promise<Outcome<PageResult>> => {
    const english = await findPageText(trx, { ...which, locale: 'en' })
    const { id, original_version, locale } = written
    if (!(of >= original_version && of <= (english?.version ?? 0))) return refuse('version_conflict')
    await updatePageText(trx, id, { original_version: of })
    await writeAudit(trx, byStaff(staff), 'translation_confirmed', ['page', id], {
      after: { locale, original_version: of },
    })
    return done('confirmed')
  })
}

/** Restores as a new version, which visitors see once it is published. */
export async function restorePage(
  store: Store,
  which: WhichPage,
  { version, present }: { version: number; present: number },
  staff: Author,
) {
  const { text: delivered } = await deliveredPage(which.page, which.locale)
  return changePage(store, which, async (trx, { id }): Promise<Outcome<{ version: number }>> => {
    const revision = await findPageRevision(trx, id, version)
    if (!revision?.words) return refuse('not_found')
    const kept = await keepPage(
      trx,
      which,
      { version: present, words: revision.words, delivered },
      staff,
      version,
    )
    return kept.ok ? done({ version: kept.value.version }) : kept
  })
}
