import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import { type FormPost, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { inLanguage, LanguageChips, languageOf } from './language-of-texts.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { type LetterData, LetterForm, type Result, results } from './mail-words-form.tsx'

export const letterWordsRoute = adminPage<LetterData>({
  access: 'administer',
  showsMail: true,
  title: ({ t, data }) => t('mailTexts.wordsTitle', { letter: t(`mailTexts.letter_${data.id}`) }),
  text: ({ t }) => t('mailTexts.parts'),
  description: ({ t }) => t('mailTexts.description', { name: t('languages.name') }),
  crumbs: ({ t, href, data }) => [
    { label: t('mailTexts.title'), href: inLanguage(href(paths.adminMailTexts()), data.language) },
    {
      label: t(`mailTexts.letter_${data.id}`),
      href: inLanguage(href(paths.adminMailText(data.id)), data.language),
    },
  ],
  errors: (data) => data.problems,
  load: (request) => open(request, { result: results.find((one) => one === request.query.done) }),
  actions: {
    preview: onLetter((post, { id, language: locale, typed }) => {
      const { problems } = post.services.mail.judgeMailTexts({ id, locale, typed })
      const isWrong = Object.keys(problems).length > 0
      return show(post, { typed, ...(isWrong ? { problems } : { result: 'previewed' }) })
    }),
    restore: onLetter(async (post, letter, key) => {
      const { id, language: locale, texts, typed } = letter
      const original = texts.find((text) => text.key === key)?.original
      if (original === undefined) return save(post, letter)
      await post.services.mail.changeMailText(signedIn(post), { id, locale, typed: { [key]: original } })
      const { [key]: _, ...others } = typed
      return show(post, { typed: others, result: 'restored' })
    }),
  },
  submit: onLetter(save),
  Body: (context) => {
    const { t, href, data } = context
    const { id, result, language } = data
    return (
      <>
        {data.isForTeam ? (
          <p className="muted">{t('mailTexts.onlyEnglish')}</p>
        ) : (
          <LanguageChips t={t} href={href} path={paths.adminMailWords(id)} current={language} />
        )}
        {result && (
          <Message live tone={result === 'previewed' ? 'warn' : 'info'} title={t(`mailTexts.${result}`)}>
            {result === 'saved' && <p>{t('mailTexts.savedText')}</p>}
            {result === 'saved' && language === 'en' && !data.isForTeam && (
              <p>{t('mailTexts.savedInEnglish')}</p>
            )}
            {result === 'previewed' && (
              <p>
                {t('mailTexts.previewedText')} <a href="#preview">{t('mailTexts.toPreview')}</a>
              </p>
            )}
          </Message>
        )}
        <div className="letter">
          <LetterForm {...context} />
          <LetterPreview t={t} preview={data.preview} language={language} />
        </div>
      </>
    )
  },
})

type Shown = Partial<Pick<LetterData, 'typed' | 'problems'>> & { result?: Result | undefined }

/** The saved words, overlaid with unsaved input. */
async function open(request: PageRequest, shown: Shown): Promise<Outcome<LetterData>> {
  const { services, params } = request
  const locale = languageOf(request)
  const letter = await services.mail.readMailText(locale, params.letter ?? '')
  if (!letter.ok) return letter
  const { id } = letter.value
  const { typed = {}, problems = {}, result } = shown
  const judged = services.mail.judgeMailTexts({ id, locale, typed })
  const preview = await services.mail.previewMailText({ id, locale, typed: judged.texts })
  return done({ ...letter.value, language: locale, typed, problems, result, preview })
}

type TypedLetter = Pick<LetterData, 'id' | 'texts' | 'typed' | 'language'>
type Use = (post: FormPost, letter: TypedLetter, key: string) => Promise<Submitted<LetterData>>

/** Handles a post with its letter and the typed texts; without such a letter, leads to the list. */
function onLetter(use: Use) {
  return async (post: FormPost, key = ''): Promise<Submitted<LetterData>> => {
    const { services, fields, params } = post
    const language = languageOf(post)
    const letter = await services.mail.readMailText(language, params.letter ?? '')
    if (!letter.ok) return { redirect: paths.adminMailTexts() }
    const { id, texts } = letter.value
    const typed = Object.fromEntries(
      texts.flatMap(({ key }) => (fields[key]?.[0] === undefined ? [] : [[key, fields[key][0]]])),
    )
    return use(post, { id, language, texts, typed }, key)
  }
}

async function save(post: FormPost, { id, language, typed }: TypedLetter): Promise<Submitted<LetterData>> {
  const letter = { id, locale: language, typed }
  const problems = await post.services.mail.changeMailText(signedIn(post), letter)
  if (Object.keys(problems).length > 0) return show(post, { typed, problems })
  return { redirect: inLanguage(paths.adminMailWords(id), language, { done: 'saved' }) }
}

async function show(post: FormPost, shown: Shown): Promise<Submitted<LetterData>> {
  const opened = await open(post, shown)
  if (!opened.ok) return { redirect: paths.adminMailTexts() }
  return { data: opened.value, ...(shown.problems && { refusal: { code: 'invalid_answers' } }) }
}
