/** Three pulses while something loads; the label announces it. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="skeleton stack" role="status">
      <span className="vh">{label}</span>
      <span />
      <span />
      <span />
    </div>
  )
}
