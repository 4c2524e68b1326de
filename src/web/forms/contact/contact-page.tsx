import { brand } from '../../../domain/brand.ts'
import { decode } from '../../../domain/engine/decode.ts'
import type { Answers } from '../../../domain/engine/form.ts'
import { contactForm } from '../../../domain/forms/contact.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { type Page, route } from '../../page.ts'
import { pageTitle } from '../../pages/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { ContactForm } from './contact-form.tsx'
import { MessageSent } from './message-sent.tsx'

type ContactData = {
  sent: boolean
  /** Under which a native post may be repeated. */
  postKey: string
  given: Answers
  errors: FieldErrors
}

const contactPage: Page<ContactData> = {
  title: ({ t, data }) => pageTitle(t, t('contact.title'), data.errors),
  description: ({ t }) => t('contactPage.description', { name: brand.name }),
  Body: ({ t, href, island, data, csrfToken = '' }) => {
    const action = href(paths.contact())
    const homeHref = href(paths.home())
    if (data.sent) {
      return (
        <Band>
          <MessageSent t={t} again={action} homeHref={homeHref} />
        </Band>
      )
    }
    return (
      <Band inner="split">
        {island(ContactForm, {
          action,
          homeHref,
          csrfToken,
          postKey: data.postKey,
          lede: t('contactPage.lede', { name: brand.name }),
          given: data.given,
          errors: data.errors,
        })}
        <Callout title={t('contactPage.whoTitle')}>
          <p>
            {t('contactPage.whoText', {
              coordinator: brand.coordinator.name,
              institution: brand.institution.name,
              email: brand.coordinator.email,
            })}
          </p>
        </Callout>
      </Band>
    )
  },
}

export const contactRoute = route<ContactData>({
  access: 'public',
  page: contactPage,
  styles: ['forms'],
  limit: 'message',
  island: { name: 'contact', messages: ['forms', 'contact', 'contactPage'] },
  load: async ({ query }) =>
    done({ sent: query.sent !== undefined, postKey: crypto.randomUUID(), given: {}, errors: {} }),
  async submit({ fields, services, locale }) {
    const given = decode(contactForm, fields)
    const postKey = fields._key?.[0] || crypto.randomUUID()
    const received = await services.receiveMessage({ answers: given, locale, idempotencyKey: postKey })
    if (received.ok) return { redirect: `${paths.contact()}?sent` }
    return { status: 422, data: { sent: false, postKey, given, errors: received.refusal.errors ?? {} } }
  },
})
