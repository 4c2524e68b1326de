import { columnAt, labelledColumns, shareOf } from './scale.ts'

export type Column = {
  label: string
  value: number
  title: string
  /** Whether the column is drawn lighter, with an outline. */
  soft?: boolean
}

type ColumnsProps = {
  columns: readonly Column[]
  ticks: readonly number[]
  tickText: (tick: number) => string
  isMirrored: boolean
  low?: boolean
}

/**
 * Columns over time. Positions are shares of the width and text keeps its size, so that it fits a phone and a page of
 * paper alike. It is decorative: the figures are in the table beside it.
 */
export function Columns({ columns, ticks, tickText, isMirrored, low }: ColumnsProps) {
  const top = ticks.at(-1) ?? 1
  const height = (value: number) => shareOf(value, top)
  return (
    <div className={low ? 'columns columns--low' : 'columns'}>
      <svg className="columns__ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x={isMirrored ? '0' : '100%'} y={`${100 - height(tick)}%`} dy="0.35em">
            {tickText(tick)}
          </text>
        ))}
      </svg>
      <svg className="columns__marks" aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={`${100 - height(tick)}%`} y2={`${100 - height(tick)}%`} />
        ))}
        {columns.map(({ label, value, title, soft }, index) => {
          const { start, width } = columnAt(index, columns.length, isMirrored)
          return (
            <rect
              key={`${label} ${title}`}
              x={`${start}%`}
              width={`${width}%`}
              y={`${100 - height(value)}%`}
              height={`${height(value)}%`}
              data-soft={soft || undefined}
            >
              <title>{title}</title>
            </rect>
          )
        })}
      </svg>
      <svg className="columns__labels" aria-hidden="true">
        {labelledColumns(columns.length, low ? 3 : 5).map((index) => (
          <text key={index} x={`${columnAt(index, columns.length, isMirrored).middle}%`} y="1em">
            {columns[index]?.label}
          </text>
        ))}
      </svg>
    </div>
  )
}
