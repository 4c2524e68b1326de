type Chip = { value: string; label: string; count?: number }

type FilterChipsProps = {
  label: string
  chips: readonly Chip[]
  value: string
  onChoose: (value: string) => void
}

/** One of several views of a list, with how many each holds. */
export function FilterChips({ label, chips, value, onChoose }: FilterChipsProps) {
  return (
    <fieldset className="row gap-2" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className="filter-chip"
          aria-pressed={chip.value === value}
          onClick={() => onChoose(chip.value)}
        >
          {chip.label} {chip.count !== undefined && <b>{chip.count}</b>}
        </button>
      ))}
    </fieldset>
  )
}

type JumpLink = { href: string; label: string; count?: number; current?: boolean }

/** The same look for links: to a place on the page, or to another view of a list. */
export function JumpChips({ label, links }: { label: string; links: readonly JumpLink[] }) {
  return (
    <nav className="row gap-2" aria-label={label}>
      {links.map((link) => (
        <a
          key={link.href}
          className="filter-chip"
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
        >
          {link.label}
          {link.count !== undefined && (
            <>
              {' '}
              <b>{link.count}</b>
            </>
          )}
        </a>
      ))}
    </nav>
  )
}
