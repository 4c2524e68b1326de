import { type ContentKind, contentKinds, isContentKind } from '../../../domain/content/content-kinds.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, type RefusalCode, refuse, withValue } from '../../../domain/refusals.ts'
import type { Staff } from '../../../domain/staff/staff.ts'
import type { ContentList } from '../../../services/content/list-content.ts'
import type { TranslationState } from '../../../services/content/list-translations.ts'
import type { Services } from '../../../services/services.ts'
import { actionsOf, type FormPost, fieldOf, type PageContext, type Submitted, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { entryGone } from '../forms/entry-gone.ts'
import { PostForm } from '../forms/post-form.tsx'
import {
  type ContentFilter,
  ContentFilters,
  filterContent,
  isFiltered,
  NothingFound,
  readContentFilter,
} from './content-filters.tsx'
import { editPath, noPlan } from './editor.ts'
import { Entries } from './entries.tsx'

type Lists = { list: ContentList; states: Record<string, TranslationState[]> }

type Data = Lists & { filter: ContentFilter; result: Result | undefined; refusal?: RefusalCode }

const results = ['published', 'unpublished', 'unplanned', 'moved', 'removed', 'samples'] as const
type Result = (typeof results)[number]

export const contentListRoute = adminPage<Data>({
  access: 'edit_content',
  title: ({ t }) => t('writing.title'),
  description: ({ t }) => t('writing.description', { name: t('languages.name') }),
  text: ({ t }) => t('writing.text'),
  headActions: ({ t, href }) => (
    <LinkButton variant="secondary" icon="file" href={href(paths.adminPages())}>
      {t('pageTexts.toPages')}
    </LinkButton>
  ),
  script: 'ordering',
  load: async ({ services, query }) =>
    done({
      ...(await readLists(services)),
      filter: readContentFilter(query),
      result: results.find((one) => one === query.done),
    }),
  actions: actionsOf(
    {
      publish: onEntry('published', (content, ...entry) => content.publishContent(...entry)),
      unpublish: onEntry('unpublished', (content, ...entry) => content.unpublishContent(...entry)),
      up: onEntry('moved', (content, kind, id, staff) => content.moveContent(kind, id, 'up', staff)),
      down: onEntry('moved', (content, kind, id, staff) => content.moveContent(kind, id, 'down', staff)),
      unplan: onEntry('unplanned', (content, kind, id, staff) =>
        content.scheduleContent(kind, id, noPlan, staff),
      ),
      remove: onEntry('removed', (content, ...entry) => content.removeContent(...entry)),
      samples: async (post) =>
        withValue<Result>(await post.services.content.removeSamples(signedIn(post)), 'samples'),
    },
    answer,
  ),
  submit: (post) => answer(post, refuse('not_found')),
  Body: (context) => {
    const { t, href, data } = context
    const { filter } = data
    const isPart = isFiltered(filter)
    const found = filterContent(data.list, filter)
    const kinds = (Object.keys(contentKinds) as ContentKind[]).filter(
      (kind) => !isPart || found[kind].length > 0,
    )
    return (
      <>
        {data.result && <Message live title={t(`writing.done_${data.result}`)} />}
        {data.refusal && (
          <Message
            live
            tone="danger"
            title={t('writing.refused')}
            text={t(data.refusal === 'not_found' ? 'writing.gone' : 'writing.incomplete')}
          />
        )}
        <p
          className="vh"
          role="status"
          data-moved={t('writing.movedTo', { title: '{title}', place: '{place}', count: '{count}' })}
          data-failed={t('writing.notMoved')}
        />
        <ContentFilters {...context} filter={filter} />
        {kinds.length === 0 && <NothingFound {...context} />}
        {kinds.map((kind) => (
          <Box
            key={kind}
            id={kind}
            title={t(`writing.list_${kind}`)}
            aside={
              <LinkButton small variant="secondary" icon="plus" href={href(editPath(kind))}>
                {t(`writing.write_${kind}`)}
              </LinkButton>
            }
          >
            <Entries kind={kind} entries={found[kind]} states={data.states} isPart={isPart} {...context} />
          </Box>
        ))}
        {!isPart && <Samples {...context} />}
      </>
    )
  },
})

async function readLists({ content }: Services): Promise<Lists> {
  const [list, states] = await Promise.all([content.listContent(), content.listTranslationStates()])
  return { list, states }
}

function Samples(context: PageContext<Data>) {
  const { t, data } = context
  const count = Object.values(data.list).flatMap((entries) =>
    entries.filter(({ is_sample }) => is_sample),
  ).length
  if (count === 0) return null
  return (
    <Box id="samples" title={t('writing.samplesTitle')}>
      <p>{t('writing.samplesText', { count })}</p>
      <PostForm {...context}>
        <Confirmed
          label={t('writing.samplesRemove')}
          text={t('writing.samplesSure')}
          action="samples"
          yes={t('writing.removeYes')}
        />
      </PostForm>
    </Box>
  )
}

type Use = (
  content: Services['content'],
  kind: ContentKind,
  id: string,
  staff: Staff,
) => Promise<Outcome<unknown>>

/** An action on the entry that the post names. */
function onEntry(result: Result, use: Use) {
  return async (post: FormPost): Promise<Outcome<Result>> => {
    const kind = fieldOf(post, 'kind')
    if (!isContentKind(kind)) return refuse('not_found')
    return withValue(await use(post.services.content, kind, fieldOf(post, 'id'), signedIn(post)), result)
  }
}

async function answer(post: FormPost, outcome: Outcome<Result>): Promise<Submitted<Data>> {
  if (!outcome.ok) {
    const data = {
      ...(await readLists(post.services)),
      filter: readContentFilter({}),
      result: undefined,
      refusal: outcome.refusal.code,
    }
    return { refusal: entryGone('invalid_answers'), data }
  }
  // Returns to the moved entry.
  const place = outcome.value === 'moved' ? `#${fieldOf(post, 'id')}` : ''
  return { redirect: `${paths.adminContent()}?done=${outcome.value}${place}` }
}
