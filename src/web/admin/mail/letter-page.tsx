import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import { type FormPost, type Page, type PageRequest, route, type Submitted, signedIn } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { type Did, dids, type LetterData, restores } from './letter.ts'
import { LetterForm } from './letter-form.tsx'
import { LetterPreview } from './letter-preview.tsx'

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
        {data.did && (
          <Message live tone={data.did === 'previewed' ? 'warn' : 'info'} title={t(`mailTexts.${data.did}`)}>
            {data.did === 'saved' && <p>{t('mailTexts.savedText')}</p>}
            {data.did === 'previewed' && (
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

export const letterRoute = route<LetterData>({
  access: 'administer',
  page: letterPage,
  styles: ['forms', 'admin'],
  bare: true,
  showsMail: true,
  load: (request) => open(request, { did: dids.find((one) => one === request.query.done) }),
  submit,
})

type Shown = Partial<Pick<LetterData, 'typed' | 'problems'>> & { did?: Did | undefined }

/** The words as they are, with those on top that were typed and are not saved. */
async function open(request: PageRequest, shown: Shown): Promise<Outcome<LetterData>> {
  const { services, locale, params } = request
  const letter = await services.mail.readLetter(locale, params.letter ?? '')
  if (!letter.ok) return letter
  const { id } = letter.value
  const { typed = {}, problems = {}, did } = shown
  const judged = services.mail.judgeLetter({ id, locale, typed })
  const preview = await services.mail.previewLetter({ id, locale, typed: judged.texts })
  return done({ ...letter.value, typed, problems, did, preview })
}

async function submit(post: FormPost): Promise<Submitted<LetterData>> {
  const { services, locale, fields, params } = post
  const letter = await services.mail.readLetter(locale, params.letter ?? '')
  if (!letter.ok) return { redirect: paths.adminMailTexts() }
  const { id, texts } = letter.value
  const typed = Object.fromEntries(
    texts.flatMap(({ key }) => (fields[key]?.[0] === undefined ? [] : [[key, fields[key][0]]])),
  )
  const act = fields.act?.[0]
  const restored = texts.find(({ key }) => act === restores(key))
  if (restored) {
    const { key, original } = restored
    await services.mail.changeLetter(signedIn(post), { id, locale, typed: { [key]: original } })
    const { [key]: _, ...others } = typed
    return show(post, { typed: others, did: 'restored' })
  }
  const sent = { id, locale, typed }
  const problems =
    act === 'preview'
      ? services.mail.judgeLetter(sent).problems
      : await services.mail.changeLetter(signedIn(post), sent)
  if (Object.keys(problems).length > 0) return show(post, { typed, problems })
  if (act === 'preview') return show(post, { typed, did: 'previewed' })
  return { redirect: `${paths.adminMailText(id)}?done=saved` }
}

async function show(post: FormPost, shown: Shown): Promise<Submitted<LetterData>> {
  const opened = await open(post, shown)
  if (!opened.ok) return { redirect: paths.adminMailTexts() }
  return { data: opened.value, ...(shown.problems && { refusal: { code: 'invalid_answers' } }) }
}
