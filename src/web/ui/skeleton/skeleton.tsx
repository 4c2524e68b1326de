/** Three calm pulses while something loads; the label says so aloud. */
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
