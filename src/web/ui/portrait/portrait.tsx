export type PortraitTone = 'petrol' | 'saffron' | 'bloom' | 'leaf'

/** Initials on a petal; the full name always stands beside it. */
export function Portrait({
  initials,
  tone = 'petrol',
  small = false,
}: {
  initials: string
  tone?: PortraitTone
  small?: boolean
}) {
  return (
    <span className={small ? 'portrait portrait--sm' : 'portrait'} data-tone={tone} aria-hidden="true">
      {initials}
    </span>
  )
}
