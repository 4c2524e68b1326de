import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { type TypedSource, typedSources } from '../../../../domain/applications/entry-source.ts'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { fileFields } from '../../../../domain/forms/engine/inline-file.ts'
import { formForStaff } from '../../../../domain/forms/engine/staff-form.ts'
import { localeNamed } from '../../../../domain/messages/locale-name.ts'
import { paths } from '../../../../domain/paths.ts'
import { done, type Outcome, refuse } from '../../../../domain/refusals.ts'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import { withArrivedFiles } from '../../../applications/arrived-files.ts'
import { judgePost, readPost } from '../../../applications/native-post.ts'
import {
  actionsOf,
  type FormPost,
  fieldOf,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../../page.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { adminPage } from '../../admin-page.tsx'
import { entryGone } from '../../forms/entry-gone.ts'
import { EntryForm, type EntryFormData } from './entry-form.tsx'
import { EntryStart, results, type StartData } from './entry-start.tsx'

type Data = StartData | EntryFormData

export const onBehalfRoute = adminPage<Data>({
  access: 'review_applications',
  title: ({ t, data }) => t(data.view === 'form' ? `onBehalf.enter_${data.kind}` : 'onBehalf.title'),
  description: ({ t }) => t('onBehalf.description', { name: t('languages.name') }),
  text: ({ t, data }) =>
    data.view === 'form'
      ? t('onBehalf.told', { source: t(`onBehalf.source_${data.source}`) })
      : t('onBehalf.text'),
  crumbs: ({ t, href, data }) =>
    data.view === 'form' ? [{ label: t('onBehalf.title'), href: href(paths.adminOnBehalf()) }] : undefined,
  headActions: ({ t, href, data }) =>
    data.view === 'start' && (
      <LinkButton small variant="secondary" icon="upload" href={href(paths.adminImport())}>
        {t('onBehalf.import')}
      </LinkButton>
    ),
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
  Body: ({ data, ...context }) =>
    data.view === 'form' ? <EntryForm {...context} data={data} /> : <EntryStart {...context} data={data} />,
})

const untouched = { view: 'form', given: {}, files: {}, errors: {}, mayLack: false, language: 'en' } as const

async function start(request: PageRequest): Promise<StartData> {
  const { services, query } = request
  const waiting = await services.applications.listEntries(signedIn(request), query.before)
  const result = results.find((one) => one === query.done)
  return { view: 'start', kind: kindIn(query) ?? 'expert', waiting, result }
}

const kindIn = ({ kind }: PageRequest['query']) => applicationKinds.find((one) => one === kind)

type Asked = { kind: ApplicationKind; source: TypedSource }

/** The form and the source in the address, once they are chosen. */
function askedBy({ query }: PageRequest): Asked | undefined {
  const kind = kindIn(query)
  const source = typedSources.find((one) => one === query.source)
  return kind && source && { kind, source }
}

async function enter(post: FormPost, { kind, source }: Asked): Promise<Submitted<Data>> {
  const { services, fields } = post
  const mayLack = fields.may_lack !== undefined
  const language = localeNamed(fieldOf(post, 'mail_language')) ?? 'en'
  const form = formForStaff(applicationForms[kind], { mayLack })
  const { postKey, answers, received } = await readPost(form, post)
  const sent =
    judgePost(form, answers, received) ??
    (await services.applications.enterOnBehalf(signedIn(post), {
      ...{ kind, source, answers, mayLack },
      locale: language,
    }))
  if (sent.ok) return { redirect: `${paths.adminOnBehalf()}?done=entered` }
  const { code, errors = {} } = sent.refusal
  const { given, files, gone } = await withArrivedFiles(services, form, answers)
  return {
    refusal: sent.refusal,
    data: {
      ...{ view: 'form', kind, source, postKey, given, files, mayLack, language },
      errors: { ...gone, ...errors },
      refusal: code,
    },
  }
}

async function answer(post: FormPost, outcome: Outcome<undefined>, name = ''): Promise<Submitted<Data>> {
  if (outcome.ok) return { redirect: `${paths.adminOnBehalf()}?done=${name}` }
  const { code } = outcome.refusal
  const refusal = code === 'not_found' ? entryGone('invalid_answers') : { code }
  return { refusal, data: { ...(await start(post)), refusal: code } }
}
