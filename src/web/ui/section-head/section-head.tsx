import { MoreLink } from '../more-link/more-link.tsx'

type SectionHeadProps = { id: string; title: string; text?: string; more?: { label: string; href: string } }

/** Heads a band of the page; `id` names the section through aria-labelledby. */
export function SectionHead({ id, title, text, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div className="stack gap-3">
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
    </div>
  )
}
