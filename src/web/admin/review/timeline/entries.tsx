import type { Translate } from '../../../../domain/messages/translate.ts'
import type { Entry } from './entry.ts'
import { SentMail } from './sent-mail.tsx'

type Props = {
  entries: readonly Entry[]
  t: Translate
  href: (path: string) => string
  /** Formats a time as the page does. */
  say: (time: string) => string
  /** The entry to focus, at which reading continues after more were loaded. */
  focused?: string | undefined
}

/** What happened, newest first. */
export function Entries({ entries, focused, ...context }: Props) {
  return (
    <ol className="timeline record" reversed>
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={entry.id}
          data-kind={entry.kind}
          tabIndex={-1}
          ref={entry.id === focused ? (item) => item?.focus({ preventScroll: true }) : undefined}
        >
          <OneEntry entry={entry} {...context} />
        </li>
      ))}
    </ol>
  )
}

function OneEntry({ entry, t, href, say }: Omit<Props, 'entries' | 'focused'> & { entry: Entry }) {
  const { at, text, words, lines, fields, also, mails, kind } = entry
  return (
    <>
      <time className="sm muted" dateTime={at}>
        {say(at)}
      </time>
      {kind !== 'mail' && <p dir="auto">{entry.href ? <a href={href(entry.href)}>{text}</a> : text}</p>}
      {words && (
        <p className="record__words desk-answer" dir="auto">
          {words}
        </p>
      )}
      {(fields.length > 0 || lines.length > 0) && (
        <ul className="desk-changes">
          {fields.map(({ name, label, before, after }) => (
            <li key={name}>
              {label}: <del className="muted">{before || t('record.empty')}</del>{' '}
              <span className="vh">{t('record.becomes')}</span>
              <span aria-hidden="true">→</span> <ins>{after || t('record.empty')}</ins>
            </li>
          ))}
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
      {also.length > 0 && (
        <ul className="desk-changes">
          {also.map((one) => (
            <li key={one.text}>{one.href ? <a href={href(one.href)}>{one.text}</a> : one.text}</li>
          ))}
        </ul>
      )}
      {mails.map((mail) => (
        <SentMail key={mail.id} mail={mail} t={t} say={say} />
      ))}
    </>
  )
}
