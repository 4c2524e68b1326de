// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a chart, a table without roles is none to a screen reader.
type Bar = { label: string; below?: string; value: number; valueText: string; soft?: boolean }

type BarsProps = { caption: string; heads: [label: string, value: string]; bars: readonly Bar[] }

/** The chart is a table. Soft bars are outlined as well as lighter. */
export function Bars({ caption, heads, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <table className="bars" role="table">
      <caption>{caption}</caption>
      <thead className="vh" role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {bars.map(({ label, below, value, valueText, soft }) => (
          <tr key={`${label} ${below}`} role="row" data-soft={soft || undefined}>
            <th role="rowheader" scope="row">
              {label} {below && <span>{below}</span>}
            </th>
            <td role="cell">
              <span>{valueText}</span>
              <svg width="100%" height={`${Math.round((value / most) * 86)}%`} aria-hidden="true" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
