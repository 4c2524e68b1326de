type MeterProps = { items: readonly { label: string; valueText: string; percent: number }[] }

/** Shares of a whole, the largest first; the number says what the bar shows. */
export function Meter({ items }: MeterProps) {
  return (
    <ul className="meter">
      {items.map(({ label, valueText, percent }) => (
        <li key={label}>
          <span>{label}</span>
          <b>{valueText}</b>
          <svg width="100%" height="8" aria-hidden="true">
            <rect width={`${percent}%`} height="8" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
