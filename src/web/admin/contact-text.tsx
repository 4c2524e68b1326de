type Props = {
  /** The kind of the field that it answers. */
  kind: string
  text: string
}

/** An answer that staff read; an e-mail address or a telephone number becomes a link. */
export function ContactText({ kind, text }: Props) {
  const href = kind === 'email' ? mailHref(text) : kind === 'phone' ? phoneHref(text) : undefined
  if (!href) return <span className="desk-answer">{text}</span>
  return (
    <a className="desk-answer" href={href}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  )
}

const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** Keeps digits and a leading plus; undefined for text without digits. */
function phoneHref(typed: string): string | undefined {
  const number = typed.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}
