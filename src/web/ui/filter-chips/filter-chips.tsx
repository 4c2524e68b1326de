type JumpLink = { href: string; label: string; count?: number; current?: boolean }

/** Links to places on the page, or to other views of a list with how many each holds. */
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
