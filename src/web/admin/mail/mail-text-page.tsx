import type { Locale } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { Services } from '../../../services/services.ts'
import { type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { sayDay } from '../moment.tsx'
import { inLanguage, LanguageChips, languageOf } from './language-of-texts.tsx'
import { type DrawnLetter, LetterPreview } from './letter-preview.tsx'

type MailServices = Services['mail']
type ReadLetter = Extract<Awaited<ReturnType<MailServices['readMailText']>>, { ok: true }>['value']
type LetterData = Pick<ReadLetter, 'id' | 'reader' | 'isForTeam' | 'changed'> & {
  language: Locale
  preview: DrawnLetter
  result?: 'tested' | 'tooMany' | undefined
}

/** A mail as its reader gets it, with invented facts. */
export const letterRoute = adminPage<LetterData>({
  access: 'review_applications',
  showsMail: true,
  title: ({ t, data }) => t(`mailTexts.letter_${data.id}`),
  description: ({ t }) => t('mailTexts.description', { name: t('languages.name') }),
  crumbs: ({ t, href, data }) => [
    { label: t('mailTexts.title'), href: inLanguage(href(paths.adminMailTexts()), data.language) },
  ],
  load: (request) => open(request),
  async submit(post) {
    const [id, language] = [post.params.letter ?? '', languageOf(post)]
    const sent = await post.services.mail.sendTestMail(signedIn(post), { id, locale: language })
    if (sent.ok) return { redirect: inLanguage(paths.adminMailText(id), language, { done: 'tested' }) }
    const opened = await open(post)
    if (!opened.ok) return { redirect: paths.adminMailTexts() }
    return { refusal: sent.refusal, data: { ...opened.value, result: 'tooMany' } }
  },
  Body: (context) => {
    const { t, href, data } = context
    const { id, language } = data
    return (
      <>
        <Result {...context} />
        {data.isForTeam ? (
          <p className="muted">{t('mailTexts.onlyEnglish')}</p>
        ) : (
          <LanguageChips t={t} href={href} path={paths.adminMailText(id)} current={language} />
        )}
        <div className="letter letter--read">
          <LetterPreview t={t} preview={data.preview} language={language} />
          <About {...context} />
        </div>
      </>
    )
  },
})

function About(context: PageContext<LetterData>) {
  const { t, href, locale, data } = context
  const { id, reader, changed, language } = data
  const { email, role } = signedIn(context)
  const date = changed ? sayDay(changed.at, locale) : ''
  const by = changed?.by ? t('mailTexts.byOn', { name: changed.by, date }) : date
  return (
    <Box id="about" title={t('mailTexts.facts')}>
      <KeyValues
        items={[
          { term: t('mailTexts.who'), value: t(`mailTexts.reader_${reader}`) },
          { term: t('mailTexts.when'), value: t(`mailTexts.when_${id}`) },
          { term: t('mailTexts.lastChange'), value: changed ? by : t('mailTexts.neverChanged') },
        ]}
      />
      <ActionForm
        {...context}
        path={inLanguage(paths.adminMailText(id), language)}
        label={t('mailTexts.test')}
      >
        <p className="sm muted">{t('mailTexts.testText', { email })}</p>
      </ActionForm>
      {mayDo(role, 'administer') && (
        <div>
          <LinkButton variant="secondary" href={inLanguage(href(paths.adminMailWords(id)), language)}>
            {t('mailTexts.change')}
          </LinkButton>
        </div>
      )}
    </Box>
  )
}

function Result(context: PageContext<LetterData>) {
  const { t, data } = context
  const { email } = signedIn(context)
  if (data.result === 'tested') return <Message live title={t('mailTexts.tested', { email })} />
  if (data.result !== 'tooMany') return null
  return (
    <Message live tone="warn" title={t('mailTexts.tooManyTests')} text={t('mailTexts.tooManyTestsText')} />
  )
}

async function open(request: PageRequest): Promise<Outcome<LetterData>> {
  const { services, params, query } = request
  const language = languageOf(request)
  const letter = await services.mail.readMailText(language, params.letter ?? '')
  if (!letter.ok) return letter
  const { id, reader, isForTeam, changed } = letter.value
  const preview = await services.mail.previewMailText({ id, locale: language, typed: {} })
  const result = query.done === 'tested' ? query.done : undefined
  return done({ id, reader, isForTeam, changed, language, preview, result })
}
