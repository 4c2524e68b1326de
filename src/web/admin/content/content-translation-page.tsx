import { type ContentKind, contentKinds, isContentKind } from '../../../domain/content/content-kinds.ts'
import { decode } from '../../../domain/forms/engine/decode.ts'
import { localeFacts } from '../../../domain/messages/locales.ts'
import { isTranslatedLocale, type TranslatedLocale } from '../../../domain/messages/translation.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { TranslationResult } from '../../../services/content/translate-content.ts'
import { actionsOf, type FormPost, fieldOf, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { adminPage } from '../admin-page.tsx'
import { entryGone } from '../forms/entry-gone.ts'
import { type TranslationData, translationPath } from './translation.ts'
import { TranslationForm } from './translation-form.tsx'
import { TranslationHead } from './translation-head.tsx'

const results: readonly TranslationResult[] = ['saved', 'published', 'unpublished', 'confirmed', 'removed']

/** A story, a news item or a profile in another language. */
export const translationRoute = adminPage<TranslationData>({
  access: 'edit_content',
  title: titleOf,
  description: ({ t }) => t('writing.description', { name: t('languages.name') }),
  text: ({ t }) => t('writing.translationText'),
  section: paths.adminContent(),
  island: { name: 'prose', messages: ['writing', 'forms'] },
  load: open,
  actions: {
    publish: (post) => save(post, true),
    ...actionsOf(
      {
        unpublish: (post) =>
          change(post, (content, which) => content.unpublishTranslation(which, signedIn(post))),
        confirm: (post) =>
          change(post, (content, which) =>
            content.confirmTranslation(which, Number(fieldOf(post, 'original_version')), signedIn(post)),
          ),
        remove: (post) => change(post, (content, which) => content.removeTranslation(which, signedIn(post))),
      },
      answer,
    ),
  },
  submit: (post) => save(post, false),
  Body: (context) => (
    <>
      <TranslationHead {...context} />
      <TranslationForm {...context} />
    </>
  ),
})

function titleOf({ t, data: { locale, original } }: Parameters<typeof TranslationHead>[0]): string {
  return t('writing.translationOf', { language: localeFacts(locale).name, title: original.title })
}

type Asked = { kind: ContentKind; id: string; locale: TranslatedLocale }

function askedIn({ kind = '', id = '', locale = '' }: PageRequest['query']): Asked | undefined {
  return isContentKind(kind) && isTranslatedLocale(locale) ? { kind, id, locale } : undefined
}

async function open({ services: { content }, query }: PageRequest): Promise<Outcome<TranslationData>> {
  const which = askedIn(query)
  if (!which) return refuse('not_found')
  const read = await content.readTranslation(which)
  if (!read.ok) return read
  const { kind, id, locale } = which
  const { translation } = read.value
  const link = kind === 'story' && translation ? await content.linkToDraft(id, locale) : undefined
  return done({
    ...read.value,
    ...which,
    version: translation?.version ?? 0,
    // Most names are the same in a translation.
    given: translation?.answers ?? { name: read.value.original.answers.name },
    errors: {},
    states: await content.readTranslationStates(kind, id),
    ...(link?.ok && { preview: link.value }),
    result: results.find((one) => one === query.done),
  })
}

async function save(post: FormPost, publishes: boolean): Promise<Submitted<TranslationData>> {
  const opened = await open(post)
  if (!opened.ok) return { redirect: paths.adminContent() }
  const { kind, id, locale } = opened.value
  const answers = decode(contentKinds[kind].words, post.fields)
  const version = Number(fieldOf(post, 'version'))
  const of = post.fields.unfinished ? undefined : Number(fieldOf(post, 'original_version')) || undefined
  const sent = { version, answers, of, publishes }
  const saved = await post.services.content.saveTranslation({ kind, id, locale }, sent, signedIn(post))
  if (!saved.ok) {
    const { refusal } = saved
    const again = { ...opened.value, version, given: answers, result: undefined }
    if (refusal.code === 'version_conflict') return { refusal, data: { ...again, trouble: 'conflict' } }
    return { refusal, data: { ...again, errors: refusal.errors ?? {} } }
  }
  const { followed } = saved.value
  if (followed.ok) return { redirect: `${translationPath(kind, id, locale)}&done=${followed.value}` }
  const draft = await open({ ...post, query: { kind, id, locale } })
  if (!draft.ok) return { redirect: paths.adminContent() }
  return { refusal: followed.refusal, data: { ...draft.value, errors: followed.refusal.errors ?? {} } }
}

type Content = PageRequest['services']['content']
type Change = (content: Content, which: Asked) => Promise<Outcome<TranslationResult>>

async function change(post: FormPost, use: Change): Promise<Outcome<TranslationResult>> {
  const which = askedIn(post.query)
  return which ? use(post.services.content, which) : refuse('not_found')
}

async function answer(
  post: FormPost,
  outcome: Outcome<TranslationResult>,
): Promise<Submitted<TranslationData>> {
  const opened = await open(post)
  if (!opened.ok) return { redirect: paths.adminContent() }
  const { kind, id, locale } = opened.value
  if (outcome.ok) return { redirect: `${translationPath(kind, id, locale)}&done=${outcome.value}` }
  const trouble = outcome.refusal.code === 'not_found' ? 'gone' : 'conflict'
  return {
    refusal: entryGone('version_conflict'),
    data: { ...opened.value, result: undefined, trouble },
  }
}
