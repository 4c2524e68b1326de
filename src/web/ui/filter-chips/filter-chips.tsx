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

/** The same look for links that lead to a place on the page. */
export function JumpChips({
  label,
  links,
}: {
  label: string
  links: readonly { href: string; label: string }[]
}) {
  return (
    <nav className="row gap-2" aria-label={label}>
      {links.map((link) => (
        <a key={link.href} className="filter-chip" href={link.href}>
          {link.label}
        </a>
      ))}
    </nav>
  )
}
