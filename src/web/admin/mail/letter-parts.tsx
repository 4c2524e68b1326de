import type { ReactNode } from 'react'
import type { ShownPart } from '../../../domain/api/review/timeline.ts'
import { type Locale, localeFacts } from '../../../domain/messages/locales.ts'
import { KeyValues } from '../../ui/key-values/key-values.tsx'

type Props = {
  locale: string
  parts: readonly ShownPart[]
  /** A note beside the label of a link, which is not active here. */
  link: string
  /** Replaces a PIN. */
  hidden?: string
}

/** The words of a mail, in its own language. */
export function LetterParts({ locale, parts, ...said }: Props) {
  return (
    <div className="stack gap-3" lang={locale} dir={localeFacts(locale as Locale).dir}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes its order
        <Part key={at} part={part} {...said} />
      ))}
    </div>
  )
}

function Part({ part, link, hidden = '' }: Omit<Props, 'parts' | 'locale'> & { part: ShownPart }): ReactNode {
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
        <KeyValues
          items={part.rows.map(({ label, text, secret }) => ({
            term: label,
            value: secret && !text ? <Aside>{hidden}</Aside> : text,
          }))}
        />
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
          <span className="mail-words__link">{part.label}</span> <Aside>{link}</Aside>
        </p>
      )
  }
}

/** The team's own words inside a letter of any language. */
const Aside = ({ children }: { children: string }) => (
  <small className="muted" lang="en" dir="ltr">
    {children}
  </small>
)
