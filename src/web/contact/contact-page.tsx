import { brand } from '../../domain/brand.ts'
import { contactForm } from '../../domain/forms/contact.ts'
import { decode } from '../../domain/forms/engine/decode.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { paths } from '../../domain/paths.ts'
import { done, type FieldErrors, type RefusalCode } from '../../domain/refusals.ts'
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
      refusal?: RefusalCode
    }

const contactPage: Page<ContactData> = {
  title: ({ t, data }) => pageTitle(t, t('contact.title'), data.view === 'form' ? data.errors : {}),
  isListed: ({ view }) => view === 'form',
  description: ({ t }) => t('contactPage.description', { name: brand.name }),
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
    const { view: _, ...start } = data
    return (
      <Band inner="split">
        {island(ContactForm, {
          action,
          homeHref,
          csrfToken,
          lede: t('contactPage.lede', { name: brand.name }),
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
  'wizard.fromOtherTab',
  'wizard.goneText',
  'wizard.goneTitle',
  'wizard.onThisDevice',
  'wizard.unsaved',
  'wizard.willSave',
] as const

export const contactRoute = route<ContactData>({
  access: 'public',
  page: contactPage,
  styles: ['forms'],
  limit: 'message',
  island: { name: 'contact', messages: ['forms', 'contact', 'contactPage', ...wordsOfDraft] },
  load: async ({ query, services }) => {
    if (query.sent !== undefined) return done({ view: 'sent' })
    const stamp = await services.protection.stampPage(contactForm.id)
    return done({ view: 'form', postKey: crypto.randomUUID(), stamp, given: {}, errors: {} })
  },
  async submit(post) {
    const { fields, services, locale } = post
    const given = decode(contactForm, fields)
    const postKey = fields._key?.[0] || crypto.randomUUID()
    const sent = { answers: given, locale, idempotencyKey: postKey, proof: proofIn(post) }
    const received = await services.contact.receiveMessage(sent)
    if (received.ok) return { redirect: `${paths.contact()}?sent` }
    const { refusal } = received
    const { code, errors } = refusal
    const stamp = await services.protection.stampPage(contactForm.id, stampIn(post))
    const data = { view: 'form', postKey, stamp, given, errors: errors ?? {} } as const
    return { refusal, data: errors ? data : { ...data, refusal: code } }
  },
  giveBack: (post) => ({
    view: 'form',
    postKey: post.fields._key?.[0] || crypto.randomUUID(),
    stamp: stampIn(post) ?? '',
    given: decode(contactForm, post.fields),
    errors: {},
    refusal: 'unavailable',
  }),
})
