import { contactIn } from '../../../domain/messages/contact-in.ts'
import type { PageContext } from '../../page.ts'

/** The address to write to about what no form covers. */
export function WriteToUs({ t, locale, registry, about }: PageContext<unknown> & { about: string }) {
  const { text, href } = contactIn(locale, registry)
  return (
    <p>
      {about} <a href={href}>{t('invitation.writeTo', { email: text })}</a>
    </p>
  )
}
