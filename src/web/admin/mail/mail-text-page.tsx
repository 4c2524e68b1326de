import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { type LetterData, type Result, results } from './mail-text.ts'
import { LetterForm } from './mail-text-form.tsx'
import { LetterPreview } from './mail-text-preview.tsx'

const letterPage: Page<LetterData> = {
  title: ({ t, data }) => pageTitle(t, t(`mailTexts.letter_${data.id}`), data.problems),
  description: ({ t }) => t('settings.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <AdminFrame
        {...context}
        title={t(`mailTexts.letter_${data.id}`)}
        text={t('mailTexts.parts')}
        crumbs={[
          { label: t('settings.title'), href: href(paths.adminSettings()) },
          { label: t('mailTexts.title'), href: href(paths.adminMailTexts()) },
        ]}
      >
        {data.result && (
          <Message
            live
            tone={data.result === 'previewed' ? 'warn' : 'info'}
            title={t(`mailTexts.${data.result}`)}
          >
            {data.result === 'saved' && <p>{t('mailTexts.savedText')}</p>}
            {data.result === 'previewed' && (
              <p>
                {t('mailTexts.previewedText')} <a href="#preview">{t('mailTexts.toPreview')}</a>
              </p>
            )}
          </Message>
        )}
        <div className="letter">
          <LetterForm {...context} />
          <LetterPreview {...context} />
        </div>
      </AdminFrame>
    )
  },
}

export const letterRoute = adminRoute<LetterData>({
  access: 'administer',
  page: letterPage,
  showsMail: true,
  load: (request) => open(request, { result: results.find((one) => one === request.query.done) }),
  actions: { preview, restore },
  submit: save,
})

type Shown = Partial<Pick<LetterData, 'typed' | 'problems'>> & { result?: Result | undefined }

/** The words as they are, with those on top that were typed and are not saved. */
async function open(request: PageRequest, shown: Shown): Promise<Outcome<LetterData>> {
  const { services, locale, params } = request
  const letter = await services.mail.readLetter(locale, params.letter ?? '')
  if (!letter.ok) return letter
  const { id } = letter.value
  const { typed = {}, problems = {}, result } = shown
  const judged = services.mail.judgeLetter({ id, locale, typed })
  const preview = await services.mail.previewLetter({ id, locale, typed: judged.texts })
  return done({ ...letter.value, typed, problems, result, preview })
}

async function save(post: FormPost): Promise<Submitted<LetterData>> {
  const sent = await readTyped(post)
  if (!sent.ok) return { redirect: paths.adminMailTexts() }
  const { id, locale, typed } = sent.value
  const problems = await post.services.mail.changeLetter(signedIn(post), { id, locale, typed })
  if (Object.keys(problems).length > 0) return show(post, { typed, problems })
  return { redirect: `${paths.adminMailText(id)}?done=saved` }
}

async function preview(post: FormPost): Promise<Submitted<LetterData>> {
  const sent = await readTyped(post)
  if (!sent.ok) return { redirect: paths.adminMailTexts() }
  const { id, locale, typed } = sent.value
  const { problems } = post.services.mail.judgeLetter({ id, locale, typed })
  return show(post, Object.keys(problems).length > 0 ? { typed, problems } : { typed, result: 'previewed' })
}

async function restore(post: FormPost, key: string): Promise<Submitted<LetterData>> {
  const sent = await readTyped(post)
  if (!sent.ok) return { redirect: paths.adminMailTexts() }
  const { id, locale, texts, typed } = sent.value
  const original = texts.find((text) => text.key === key)?.original
  if (original === undefined) return save(post)
  await post.services.mail.changeLetter(signedIn(post), { id, locale, typed: { [key]: original } })
  const { [key]: _, ...others } = typed
  return show(post, { typed: others, result: 'restored' })
}

async function readTyped({ services, locale, fields, params }: FormPost) {
  const letter = await services.mail.readLetter(locale, params.letter ?? '')
  if (!letter.ok) return letter
  const { id, texts } = letter.value
  const typed = Object.fromEntries(
    texts.flatMap(({ key }) => (fields[key]?.[0] === undefined ? [] : [[key, fields[key][0]]])),
  )
  return done({ id, locale, texts, typed })
}

async function show(post: FormPost, shown: Shown): Promise<Submitted<LetterData>> {
  const opened = await open(post, shown)
  if (!opened.ok) return { redirect: paths.adminMailTexts() }
  return { data: opened.value, ...(shown.problems && { refusal: { code: 'invalid_answers' } }) }
}
