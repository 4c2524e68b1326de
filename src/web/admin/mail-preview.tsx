import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import { isolated } from '../../domain/messages/joined.ts'
import { nameOfLocale } from '../../domain/messages/locale-name.ts'
import { localeFacts } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { MailPreview } from '../../services/mail/preview-mails.ts'
import { KeyValues } from '../ui/key-values/key-values.tsx'

type Props = { t: Translate; mail: MailPreview }

/** The words of a mail before it goes. Its links are made later, so they lead nowhere here. */
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
      <div className="stack gap-3" lang={locale} dir={localeFacts(locale).dir}>
        {partsOf(letter).map(({ key, part }) => (
          <Part key={key} t={t} part={part} />
        ))}
      </div>
    </section>
  )
}

const partsOf = ({ parts }: Letter) => parts.map((part, at) => ({ key: `${at} ${part.kind}`, part }))

function Part({ t, part }: { t: Translate; part: LetterPart }) {
  switch (part.kind) {
    case 'paragraph':
      return <p dir="auto">{part.text}</p>
    case 'quote':
      return (
        <blockquote className="desk-answer" dir="auto">
          {part.text}
        </blockquote>
      )
    case 'facts':
      return (
        <KeyValues items={part.rows.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))} />
      )
    case 'steps':
      return (
        <div>
          <p>{part.title}</p>
          <ol>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      )
    case 'link':
      return (
        <p>
          <span className="mail-words__link">{part.label}</span>{' '}
          <small className="muted" lang="en" dir="ltr">
            {t('admin.mailLink')}
          </small>
        </p>
      )
  }
}
