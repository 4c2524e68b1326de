import { contactForm } from '../../domain/forms/contact.ts'
import { decode } from '../../domain/forms/engine/decode.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { paths } from '../../domain/paths.ts'
import { done, type FieldErrors, type Refusal } from '../../domain/refusals.ts'
import { hasReceipt } from '../../http/sessions/receipt-cookie.ts'
import { type Page, route } from '../page.ts'
import { proofIn, stampIn } from '../protection/native-proof.ts'
import { pageTitle } from '../shell/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { Callout } from '../ui/callout/callout.tsx'
import { ContactForm, MessageSent } from './contact-form.tsx'

type ContactData =
  | { view: 'sent' }
  | {
      view: 'form'
      postKey: string
      stamp: string
      given: Answers
      errors: FieldErrors
      refusal?: Refusal
      isShell?: boolean
    }

const isShell = (data: ContactData): boolean => data.view === 'form' && data.isShell === true

const contactPage: Page<ContactData> = {
  title: ({ t, data }) =>
    data.view === 'sent'
      ? pageTitle(t, t('contactPage.sentTitle'))
      : pageTitle(t, t('contact.title'), data.refusal ?? data.errors),
  isListed: (data) => data.view === 'form' && !isShell(data),
  isShell,
  description: ({ t }) => t('contactPage.description', { name: t('languages.name') }),
  Body: ({ t, href, island, data, csrfToken = '' }) => {
    const action = href(paths.contact())
    const homeHref = href(paths.home())
    if (data.view === 'sent') {
      return (
        <Band>
          <MessageSent t={t} again={action} homeHref={homeHref} />
        </Band>
      )
    }
    const { view: _, isShell: __, ...start } = data
    return (
      <Band inner="split">
        {island(ContactForm, {
          action,
          homeHref,
          csrfToken,
          titles: {
            right: pageTitle(t, t('contact.title')),
            wrong: pageTitle(t, t('contact.title'), { some: 'required' }),
            sent: pageTitle(t, t('contactPage.sentTitle')),
          },
          lede: t('contactPage.lede', { name: t('languages.name') }),
          ...start,
        })}
        <Callout title={t('contactPage.whoTitle')}>
          <p>{t('contactPage.whoText')}</p>
        </Callout>
      </Band>
    )
  },
}

const wordsOfDraft = [
  'kit.offline',
  'kit.savedAt',
  'wizard.deleteDraft',
  'wizard.deleteNo',
  'wizard.deleteText',
  'wizard.deleteTitle',
  'wizard.deleteYes',
  'wizard.elsewhereClose',
  'wizard.fromOtherTab',
  'wizard.goneText',
  'wizard.goneTitle',
  'wizard.notSent',
  'wizard.notSentOpen',
  'wizard.onThisDevice',
  'wizard.receipt',
  'wizard.unsaved',
  'wizard.willSave',
] as const

export const contactRoute = route<ContactData>({
  access: 'public',
  page: contactPage,
  name: ({ t }) => t('contact.title'),
  styles: ['base', 'forms'],
  limit: 'form',
  island: { name: 'contact', messages: ['forms', 'contact', 'contactPage', ...wordsOfDraft] },
  sameForAll: [''],
  load: async ({ query, cookies, openForm }) => {
    if (query.sent !== undefined && hasReceipt(cookies, contactForm.id)) return done({ view: 'sent' })
    if (query.offline !== undefined)
      return done({ view: 'form', postKey: '', stamp: '', given: {}, errors: {}, isShell: true })
    return done({ view: 'form', ...openForm(contactForm.id), given: {}, errors: {} })
  },
  async submit(post) {
    const { fields, services, locale } = post
    const given = decode(contactForm, fields)
    const postKey = fields._key?.[0] || crypto.randomUUID()
    const sent = { answers: given, locale, idempotencyKey: postKey, proof: proofIn(post) }
    const received = await services.contact.receiveMessage(sent)
    if (received.ok) {
      post.keepReceipt(contactForm.id)
      return { redirect: `${paths.contact()}?sent` }
    }
    const { refusal } = received
    const { errors } = refusal
    const stamp = await services.protection.stampPageAgain(contactForm.id, stampIn(post))
    const data = { view: 'form', postKey, stamp, given, errors: errors ?? {} } as const
    return { refusal, data: errors ? data : { ...data, refusal } }
  },
  giveBack: (post, refusal) => ({
    view: 'form',
    postKey: post.fields._key?.[0] || crypto.randomUUID(),
    stamp: stampIn(post) ?? '',
    given: decode(contactForm, post.fields),
    errors: {},
    refusal,
  }),
})
