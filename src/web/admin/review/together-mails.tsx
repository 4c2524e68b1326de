import { type ReactNode, useState } from 'react'
import { isolated } from '../../../domain/messages/joined.ts'
import { Button } from '../../ui/button/button.tsx'
import type { MovePreview } from './calls.ts'
import { useDesk } from './desk-context.ts'

type TextsProps = { count: number; children: (isOpen: boolean) => ReactNode }

/** The previews of a bulk move, with a button that shows or hides the texts of all their mails. */
export function MailTexts({ count, children }: TextsProps) {
  const { t } = useDesk()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {count > 1 && (
        <Button variant="secondary" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'desk.hideMails' : 'desk.readMails')}
        </Button>
      )}
      {children(isOpen)}
    </>
  )
}

/** The mail to one applicant, word by word. */
export function MailText({ mail, isOpen }: Pick<MovePreview, 'mail'> & { isOpen: boolean }) {
  const { t } = useDesk()
  if (!mail) return null
  return (
    <details key={String(isOpen)} open={isOpen}>
      <summary className="btn btn--quiet btn--sm">{t('desk.readMail')}</summary>
      <div className="desk-answer stack gap-3">
        <p className="sm muted">{mail.to}</p>
        <Words words={mail} salutation={mail.salutation} lang={mail.locale} />
        {mail.in_english && (
          <details>
            <summary className="btn btn--quiet btn--sm">{t('desk.mailInEnglish')}</summary>
            <Words words={mail.in_english} lang="en" />
          </details>
        )}
      </div>
    </details>
  )
}

type NoticesProps = { move: Pick<MovePreview, 'notices' | 'hidden_notices'>; isOpen?: boolean }

/** The mails to the other sides of the matches that end. */
export function Notices({ move: { notices, hidden_notices: count }, isOpen = false }: NoticesProps) {
  const { t } = useDesk()
  return (
    <>
      {notices.map(({ to, locale, subject, text }) => (
        <details key={`${to} ${subject} ${isOpen}`} open={isOpen}>
          <summary className="btn btn--quiet btn--sm">
            {t('desk.readNotice', { subject: isolated(subject) })}
          </summary>
          <div className="desk-answer stack gap-3">
            <p className="sm muted">{to}</p>
            <Words words={{ subject, text }} lang={locale} />
          </div>
        </details>
      ))}
      {count > 0 && <p className="sm muted">{t('desk.noticesHidden', { count })}</p>}
    </>
  )
}

type WordsProps = { words: { subject: string; text: string }; salutation?: string | null; lang: string }

function Words({ words, salutation, lang }: WordsProps) {
  return (
    <div lang={lang} dir="auto" className="stack gap-3">
      <p>
        <strong>{words.subject}</strong>
      </p>
      {salutation && <p>{salutation}</p>}
      <p>{words.text}</p>
    </div>
  )
}
