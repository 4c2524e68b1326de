import { isolated } from '../../../domain/messages/joined.ts'
import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { MailPreview } from '../../../services/mail/preview-mails.ts'
import { LetterParts } from './letter-parts.tsx'

type Props = { t: Translate; mail: MailPreview }

/** The text of a mail before it is sent. Its links are made later, so they are inactive here. */
export function MailWords({ t, mail: { to: addresses, locale, letter } }: Props) {
  const to = addresses.join(', ')
  return (
    <section className="mail-words stack gap-3" aria-label={t('admin.mailWords', { to })}>
      <p className="sm muted">
        {t('admin.mailTo')} <bdi>{to}</bdi>
        {t('admin.mailIn', { language: nameOfLocale(locale) })}
      </p>
      <p>
        <strong>{t('admin.mailSubject', { subject: isolated(letter.subject) })}</strong>
      </p>
      <LetterParts locale={locale} parts={letter.parts} link={t('admin.mailLink')} />
    </section>
  )
}
