import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type RefusalCode } from '../../../domain/refusals.ts'
import { type FormPost, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { inLanguage, languageOf } from '../mail/language-of-texts.tsx'
import { type AgreementContext, type AgreementData, type Result, results } from './agreement-data.ts'
import { AgreementForm, Languages, Preview } from './agreement-form.tsx'
import { AgreementVersions } from './agreement-versions.tsx'

export const agreementRoute = adminPage<AgreementData>({
  access: 'administer',
  title: ({ t }) => t('agreementText.title'),
  text: ({ t }) => t('agreementText.text'),
  description: ({ t }) => t('settings.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  load: async (request) =>
    done(await open(request, { result: results.find((one) => one === request.query.done) })),
  actions: {
    async preview(post) {
      const judged = post.services.programme.judgeAgreement(typedIn(post))
      if (judged.ok) return { data: await open(post, { typed: judged.value, result: 'previewed' }) }
      return show(post, judged.refusal)
    },
    async restore(post) {
      const restored = await post.services.programme.restoreAgreement(signedIn(post), editOf(post))
      if (!restored.ok) return show(post, restored.refusal)
      const { states } = await post.services.programme.readEditedAgreement(languageOf(post))
      return leave(post, states[languageOf(post)] === 'english' ? 'toEnglish' : 'restored')
    },
  },
  async submit(post) {
    const order = { ...editOf(post), typed: typedIn(post) }
    const published = await post.services.programme.publishAgreement(signedIn(post), order)
    if (!published.ok) return show(post, published.refusal)
    return leave(post, published.value.changed ? 'published' : 'unchanged')
  },
  Body: (context) => (
    <>
      <Languages {...context} />
      <Notices {...context} />
      <div className="letter">
        <AgreementForm {...context} />
        <Preview {...context} />
      </div>
      <AgreementVersions {...context} />
    </>
  ),
})

function Notices({ t, data: { result, isConflict, language } }: AgreementContext) {
  if (isConflict)
    return (
      <Message live tone="warn" title={t('agreementText.conflict')} text={t('agreementText.conflictText')} />
    )
  if (!result) return null
  return (
    <Message live tone={result === 'previewed' ? 'warn' : 'info'} title={t(`agreementText.${result}`)}>
      {result === 'published' && <p>{t('agreementText.publishedText')}</p>}
      {result === 'published' && language === 'en' && <p>{t('agreementText.publishedEnglish')}</p>}
      {result === 'previewed' && (
        <p>
          {t('agreementText.previewedText')} <a href="#preview">{t('agreementText.toPreview')}</a>
        </p>
      )}
    </Message>
  )
}

const typedIn = ({ fields }: FormPost) => fields.text?.[0] ?? ''
const editOf = (post: FormPost) => ({ locale: languageOf(post), seen: post.fields.seen?.[0] ?? '' })

type Shown = Partial<Pick<AgreementData, 'typed' | 'errors' | 'isConflict' | 'result'>>

async function open(request: PageRequest, shown: Shown): Promise<AgreementData> {
  const language = languageOf(request)
  const edited = await request.services.programme.readEditedAgreement(language)
  return { ...edited, language, typed: undefined, errors: {}, isConflict: false, result: undefined, ...shown }
}

/** Shows the form again with the typed text and its errors. */
async function show(
  post: FormPost,
  refusal: { code: RefusalCode; errors?: FieldErrors },
): Promise<Submitted<AgreementData>> {
  const isConflict = refusal.code === 'version_conflict'
  return {
    refusal,
    data: await open(post, { typed: typedIn(post), errors: refusal.errors ?? {}, isConflict }),
  }
}

const leave = (post: FormPost, result: Result) => ({
  redirect: inLanguage(paths.adminAgreement(), languageOf(post), { done: result }),
})
