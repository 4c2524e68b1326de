import { confirmations } from '../../../../domain/content/pages/confirmations.ts'
import { localeFacts } from '../../../../domain/messages/locales.ts'
import { withFacts } from '../../../../domain/messages/wording-of.ts'
import { paths } from '../../../../domain/paths.ts'
import { done, type Outcome, refuse } from '../../../../domain/refusals.ts'
import { defaultZone } from '../../../../domain/staff/time-zone.ts'
import type { Plan } from '../../../../services/content/content-plan.ts'
import type { PageResult } from '../../../../services/content/pages/write-page.ts'
import {
  actionsOf,
  type FormPost,
  fieldOf,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../../page.ts'
import { adminPage } from '../../admin-page.tsx'
import { entryGone } from '../../forms/entry-gone.ts'
import { inUtc, typedAs } from '../plan-times.ts'
import { type AskedPage, askedIn } from './asked-page.ts'
import { PageAside, PageNotices } from './page-aside.tsx'
import { PageForm } from './page-form.tsx'
import { editPagePath, type PageEditorData, type PageFormData, pageResults } from './page-form-data.ts'
import { postedPage } from './posted-page.ts'

export const pageEditorRoute = adminPage<PageEditorData>({
  access: 'edit_content',
  title: titleOf,
  description: ({ t }) => t('pageTexts.description', { name: t('languages.name') }),
  text: ({ t, data }) => t('pageTexts.editText', { path: data.kept.path }),
  crumbs: ({ t, href }) => [
    { label: t('writing.title'), href: href(paths.adminContent()) },
    { label: t('pageTexts.title'), href: href(paths.adminPages()) },
  ],
  island: { name: 'page-writing', messages: ['pageTexts', 'writing', 'forms'] },
  load: open,
  actions: {
    publish: (post) => save(post, true),
    ...actionsOf(
      {
        deliver: (post) =>
          act(post, (content, which) =>
            content.takeDeliveredPage(which, Number(fieldOf(post, 'version')), signedIn(post)),
          ),
        takeDown: (post) =>
          act(post, async (content, which) => {
            const down = await content.takeDownPage(which, signedIn(post))
            return down.ok ? done('unpublished') : down
          }),
        confirm: (post) =>
          act(post, (content, which) =>
            content.confirmPage(which, Number(fieldOf(post, 'original_version')), signedIn(post)),
          ),
      },
      answer,
    ),
  },
  submit: (post) => save(post, false),
  Body: (context) => (
    <>
      <PageNotices {...context} />
      <div className="split page-editor">
        {context.island(PageForm, { data: formOf(context.data), csrfToken: context.csrfToken })}
        <PageAside {...context} />
      </div>
    </>
  ),
})

function titleOf({ t, registry, data: { kept } }: PageContext<PageEditorData>): string {
  const title = withFacts(kept.text.title, kept.locale, registry)
  if (kept.locale === 'en') return t('pageTexts.edit', { title })
  return t('pageTexts.editIn', { language: localeFacts(kept.locale).name, title })
}

function formOf(data: PageEditorData): PageFormData {
  const { kept, version, given, errors, zone, plan, planned } = data
  const { page, locale, kinds, originalVersion, isOlder, publish_at, unpublish_at, states } = kept
  const isShown = states.some((one) => one.locale === locale && one.state === 'published')
  const withoutOwn = states.filter(({ state }) => state === 'delivered' || state === 'draft')
  return {
    ...{ version, given, errors, zone, plan, planned, page, locale, kinds, originalVersion, isOlder },
    kept: { status: isShown ? 'published' : 'draft', publish_at, unpublish_at },
    willShowEnglish:
      locale === 'en' && !kept.isEnglishShown
        ? withoutOwn.flatMap((one) => (one.locale === 'en' ? [] : [one.locale]))
        : [],
    note: noteOf(data),
  }
}

function noteOf({ kept: { locale, state, isEnglishOwn } }: PageEditorData): PageFormData['note'] {
  if (locale === 'en' || state === 'published' || state === 'changed') return undefined
  return isEnglishOwn ? 'beforeTranslation' : 'beforeOnly'
}

async function open({ services, query, staff }: PageRequest): Promise<Outcome<PageEditorData>> {
  const which = askedIn(query)
  if (!which) return refuse('not_found')
  const read = await services.content.readPage(which)
  if (!read.ok) return read
  const kept = read.value
  const zone = signedIn({ staff }).timeZone ?? defaultZone
  const planned = {
    publish_at: typedAs(kept.publish_at, zone),
    unpublish_at: typedAs(kept.unpublish_at, zone),
  }
  const link = await services.content.linkToPage(which)
  const fromEnglish = query.from === 'english'
  return done({
    kept,
    version: kept.version,
    given: fromEnglish ? kept.original : kept.text,
    fromEnglish,
    errors: {},
    zone,
    plan: planned,
    planned,
    result: pageResults.find((one) => one === query.done),
    preview: link.ok ? link.value : undefined,
  })
}

async function save(post: FormPost, publishes: boolean): Promise<Submitted<PageEditorData>> {
  const which = askedIn(post.query)
  const opened = await open(post)
  if (!which || !opened.ok) return { redirect: paths.adminPages() }
  const given = postedPage(post)
  const version = Number(fieldOf(post, 'version'))
  const { zone, planned: now } = opened.value
  const typed = (prefix: string, otherwise: Plan): Plan => ({
    publish_at: post.fields[`${prefix}publish_at`]?.[0] ?? otherwise.publish_at,
    unpublish_at: post.fields[`${prefix}unpublish_at`]?.[0] ?? otherwise.unpublish_at,
  })
  const [plan, planned] = [typed('', now), typed('planned_', now)]
  const isPlanned = plan.publish_at !== planned.publish_at || plan.unpublish_at !== planned.unpublish_at
  const order = {
    version,
    text: given,
    of: post.fields.unfinished ? undefined : Number(fieldOf(post, 'original_version')),
    publishes,
    plan: isPlanned ? inUtc(plan, zone) : undefined,
    confirms: confirmations.filter((one) => post.fields[one]),
  }
  const written = await post.services.content.writePage(which, order, signedIn(post))
  const again = { ...opened.value, version, given, plan, planned, result: undefined }
  if (!written.ok) {
    const { code, errors = {} } = written.refusal
    const trouble = code === 'version_conflict' ? ({ trouble: 'conflict' } as const) : {}
    return { refusal: written.refusal, data: { ...again, errors, ...trouble } }
  }
  const { followed } = written.value
  const { page, locale } = which
  if (followed.ok) return { redirect: editPagePath(page, locale, { done: followed.value }) }
  const saved = await open({ ...post, query: { page, locale } })
  if (!saved.ok) return { redirect: paths.adminPages() }
  const errors = followed.refusal.errors ?? {}
  return { refusal: followed.refusal, data: { ...saved.value, plan, errors } }
}

type Content = PageRequest['services']['content']
type Act = (content: Content, which: AskedPage) => Promise<Outcome<PageResult>>

async function act(post: FormPost, use: Act): Promise<Outcome<PageResult>> {
  const which = askedIn(post.query)
  return which ? use(post.services.content, which) : refuse('not_found')
}

async function answer(post: FormPost, outcome: Outcome<PageResult>): Promise<Submitted<PageEditorData>> {
  const which = askedIn(post.query)
  const opened = await open(post)
  if (!which || !opened.ok) return { redirect: paths.adminPages() }
  if (outcome.ok) return { redirect: editPagePath(which.page, which.locale, { done: outcome.value }) }
  const trouble = outcome.refusal.code === 'not_found' ? 'gone' : 'conflict'
  return { refusal: entryGone('version_conflict'), data: { ...opened.value, result: undefined, trouble } }
}
