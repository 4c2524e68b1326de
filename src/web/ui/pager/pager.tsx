import { Button, LinkButton } from '../button/button.tsx'

type Turn = { label: string; href?: string; onClick?: () => void }

type PagerProps = { label: string; text: string; previous: Turn; next: Turn }

export function Pager({ label, text, previous, next }: PagerProps) {
  return (
    <nav className="pager row row--between muted" aria-label={label}>
      <p role="status">{text}</p>
      <div className="row gap-2">
        {[previous, next].map(({ label, href, onClick }) =>
          href ? (
            <LinkButton key={label} variant="secondary" small href={href}>
              {label}
            </LinkButton>
          ) : (
            <Button key={label} variant="secondary" small disabled={!onClick} onClick={onClick}>
              {label}
            </Button>
          ),
        )}
      </div>
    </nav>
  )
}
