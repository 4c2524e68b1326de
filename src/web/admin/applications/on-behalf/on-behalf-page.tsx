import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { type TypedSource, typedSources } from '../../../../domain/applications/entry-source.ts'
import { brand } from '../../../../domain/brand.ts'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { fileFields } from '../../../../domain/forms/engine/inline-file.ts'
import { formForStaff } from '../../../../domain/forms/engine/staff-form.ts'
import { paths } from '../../../../domain/paths.ts'
import { done, type Outcome, refuse } from '../../../../domain/refusals.ts'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import { withArrivedFiles } from '../../../applications/arrived-files.ts'
import { judgePost, readPost } from '../../../applications/native-post.ts'
import {
  actionsOf,
  adminRoute,
  type FormPost,
  fieldOf,
  type Page,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../../page.ts'
import { pageTitle } from '../../../shell/page-title.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { AdminFrame } from '../../admin-frame.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryStart } from './entry-start.tsx'
import { type EntryFormData, results, type StartData } from './on-behalf-data.ts'
import { WaitingList } from './waiting-list.tsx'

type Data = StartData | EntryFormData

const onBehalfPage: Page<Data> = {
  title: ({ t, data }) =>
    data.view === 'form'
      ? pageTitle(t, t(`onBehalf.enter_${data.kind}`), data.errors)
      : pageTitle(t, t('onBehalf.title')),
  description: ({ t }) => t('onBehalf.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    if (data.view === 'form') {
      return (
        <AdminFrame
          {...context}
          title={t(`onBehalf.enter_${data.kind}`)}
          text={t('onBehalf.told', { source: t(`onBehalf.source_${data.source}`) })}
          crumbs={[{ label: t('onBehalf.title'), href: href(paths.adminOnBehalf()) }]}
        >
          <EntryForm {...context} data={data} />
        </AdminFrame>
      )
    }
    return (
      <AdminFrame
        {...context}
        title={t('onBehalf.title')}
        text={t('onBehalf.text')}
        actions={
          <LinkButton small variant="secondary" icon="upload" href={href(paths.adminImport())}>
            {t('onBehalf.import')}
          </LinkButton>
        }
      >
        {data.result && <Message live title={t(`onBehalf.done_${data.result}`)} />}
        {data.refusal && (
          <Message live tone="danger" title={t('onBehalf.notDone')}>
            <p>{t(data.refusal === 'too_many_requests' ? 'onBehalf.tooManyText' : 'onBehalf.gone')}</p>
          </Message>
        )}
        <EntryStart {...context} data={data} />
        <WaitingList {...context} data={data} />
      </AdminFrame>
    )
  },
}

export const onBehalfRoute = adminRoute<Data>({
  access: 'review_applications',
  page: onBehalfPage,
  fileFields: Object.values(applicationForms).flatMap(fileFields),
  load: async (request) => {
    const asked = askedBy(request)
    return done(asked ? { ...asked, ...untouched, postKey: crypto.randomUUID() } : await start(request))
  },
  actions: actionsOf<'mailed' | 'removed', undefined, Data>(
    {
      mailed: (post) => post.services.applications.mailEntryAgain(signedIn(post), fieldOf(post, 'id')),
      removed: (post) => post.services.applications.removeEntry(signedIn(post), fieldOf(post, 'id')),
    },
    answer,
  ),
  submit: (post) => {
    const asked = askedBy(post)
    return asked ? enter(post, asked) : answer(post, refuse('not_found'))
  },
})

const untouched = { view: 'form', given: {}, files: {}, errors: {}, mayLack: false } as const

async function start({ services, query }: PageRequest): Promise<StartData> {
  const waiting = await services.applications.listEntries(query.before)
  const result = results.find((one) => one === query.done)
  return { view: 'start', kind: kindIn(query) ?? 'expert', waiting, result }
}

const kindIn = ({ kind }: PageRequest['query']) => applicationKinds.find((one) => one === kind)

/** Whose form is to be filled in, where that is said already. */
function askedBy({ query }: PageRequest): { kind: ApplicationKind; source: TypedSource } | undefined {
  const kind = kindIn(query)
  const source = typedSources.find((one) => one === query.source)
  return kind && source && { kind, source }
}

async function enter(
  post: FormPost,
  { kind, source }: { kind: ApplicationKind; source: TypedSource },
): Promise<Submitted<Data>> {
  const { services, locale, fields } = post
  const mayLack = fields.may_lack !== undefined
  const form = formForStaff(applicationForms[kind], { mayLack })
  const { postKey, answers, received } = await readPost(form, post)
  const sent =
    judgePost(form, answers, received) ??
    (await services.applications.enterOnBehalf(signedIn(post), { kind, source, answers, locale, mayLack }))
  if (sent.ok) return { redirect: `${paths.adminOnBehalf()}?done=entered` }
  const { code, errors = {} } = sent.refusal
  const { given, files, gone } = await withArrivedFiles(services, form, answers)
  return {
    refusal: sent.refusal,
    data: {
      ...{ view: 'form', kind, source, postKey, given, files, mayLack, errors: { ...gone, ...errors } },
      refusal: code,
    },
  }
}

async function answer(
  post: FormPost,
  outcome: Outcome<undefined>,
  name?: 'mailed' | 'removed',
): Promise<Submitted<Data>> {
  if (outcome.ok) return { redirect: `${paths.adminOnBehalf()}?done=${name}` }
  const { code } = outcome.refusal
  // The page itself is there, whichever entry is missing.
  const refusal = { code: code === 'not_found' ? 'invalid_answers' : code } as const
  return { refusal, data: { ...(await start(post)), refusal: code } }
}
