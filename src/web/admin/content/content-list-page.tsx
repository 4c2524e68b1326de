import { brand } from '../../../domain/brand.ts'
import { type ContentKind, contentKinds, isContentKind } from '../../../domain/content/content-kinds.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, type RefusalCode } from '../../../domain/refusals.ts'
import type { Staff } from '../../../domain/staff/staff.ts'
import type { ContentList } from '../../../services/content/list-content.ts'
import type { Services } from '../../../services/services.ts'
import { type FormPost, type Page, type PageContext, route, type Submitted, signedIn } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { Confirmed } from '../confirmed.tsx'
import { editPath, noPlan } from './editor.ts'
import { Entries } from './entries.tsx'

type Data = { list: ContentList; did: Did | undefined; refusal?: RefusalCode }

const all = ['published', 'unpublished', 'unplanned', 'moved', 'removed', 'samples'] as const
type Did = (typeof all)[number]

const contentListPage: Page<Data> = {
  title: ({ t }) => pageTitle(t, t('writing.title')),
  description: ({ t }) => t('writing.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data, csrfToken } = context
    const action = href(paths.adminContent())
    return (
      <AdminFrame {...context} title={t('writing.title')} text={t('writing.text')}>
        {data.did && <Message live title={t(`writing.done_${data.did}`)} />}
        {data.refusal && (
          <Message live tone="danger" title={t('writing.refused')}>
            <p>{t(data.refusal === 'not_found' ? 'writing.gone' : 'writing.incomplete')}</p>
          </Message>
        )}
        <p
          className="vh"
          role="status"
          data-moved={t('writing.movedTo', { title: '{title}', place: '{place}', count: '{count}' })}
          data-failed={t('writing.notMoved')}
        />
        {(Object.keys(contentKinds) as ContentKind[]).map((kind) => (
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
            <Entries kind={kind} entries={data.list[kind]} action={action} {...context} />
          </Box>
        ))}
        <Samples list={data.list} action={action} t={t} csrfToken={csrfToken} />
      </AdminFrame>
    )
  },
}

type SamplesProps = { list: ContentList; action: string } & Pick<PageContext, 't' | 'csrfToken'>

function Samples({ list, action, t, csrfToken }: SamplesProps) {
  const count = Object.values(list)
    .flat()
    .filter(({ is_sample }) => is_sample).length
  if (count === 0) return null
  return (
    <Box id="samples" title={t('writing.samplesTitle')}>
      <p>{t('writing.samplesText', { count })}</p>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrfToken} />
        <Confirmed
          label={t('writing.samplesRemove')}
          text={t('writing.samplesSure')}
          act="samples"
          yes={t('writing.removeYes')}
        />
      </form>
    </Box>
  )
}

export const contentListRoute = route<Data>({
  access: 'edit_content',
  page: contentListPage,
  styles: ['admin'],
  script: 'ordering',
  bare: true,
  load: async ({ services, query }) =>
    done({ list: await services.content.listContent(), did: all.find((one) => one === query.done) }),
  submit: act,
})

async function act(post: FormPost): Promise<Submitted<Data>> {
  const { services, fields } = post
  const [name = '', kind = '', id = ''] = ['act', 'kind', 'id'].map((field) => fields[field]?.[0])
  const outcome = await perform(services, { name, kind, id }, signedIn(post))
  if (!outcome?.ok) {
    const data = { list: await services.content.listContent(), did: undefined }
    // The list itself is there, whatever is missing in it.
    return {
      refusal: { code: 'invalid_answers' },
      data: { ...data, refusal: outcome?.refusal.code ?? 'not_found' },
    }
  }
  // Whoever orders a list wants to go on where they were.
  const place = outcome.value === 'moved' ? `#${id}` : ''
  return { redirect: `${paths.adminContent()}?done=${outcome.value}${place}` }
}

async function perform(
  services: Services,
  { name, kind, id }: Record<'name' | 'kind' | 'id', string>,
  staff: Staff,
): Promise<Outcome<Did> | undefined> {
  if (name === 'samples') return then(await services.content.removeSamples(staff), 'samples')
  if (!isContentKind(kind)) return undefined
  switch (name) {
    case 'publish':
      return then(await services.content.publishContent(kind, id, staff), 'published')
    case 'unpublish':
      return then(await services.content.unpublishContent(kind, id, staff), 'unpublished')
    case 'up':
    case 'down':
      return then(await services.content.moveContent(kind, id, name, staff), 'moved')
    case 'unplan':
      return then(await services.content.scheduleContent(kind, id, noPlan, staff), 'unplanned')
    case 'remove':
      return then(await services.content.removeContent(kind, id, staff), 'removed')
    default:
      return undefined
  }
}

const then = (outcome: Outcome<unknown>, did: Did): Outcome<Did> => (outcome.ok ? done(did) : outcome)
