// biome-ignore-all lint/a11y/noRedundantRoles: drawn as cards on a phone, a table without roles is none to a screen reader.
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { FieldGroup, type FieldText } from '../field/field.tsx'

type RegionTableProps = FieldText & {
  nameOf: (region: string) => string
  regions: readonly { value: string; label: string }[]
  /** `range` is in the cells, `head` above them. */
  years: readonly { value: string; range: string; head: ReactNode }[]
  value: Readonly<Record<string, string | undefined>>
  /** What a native form was posted with: perhaps several answers for a region, each of which is shown. */
  isPosted?: (region: string, years: string) => boolean
  /** Whether the form is hydrated; until then checkboxes, since radios cannot be cleared without a script. */
  alive: boolean
  /** One answer per region; choosing it again clears it. */
  onChange: (region: string, years: string | undefined) => void
  labels: {
    region: string
    cell: (region: string, range: string) => string
    clear: string
  }
}

/** WHO regions by years; on a phone each row becomes a card. */
export function RegionTable(props: RegionTableProps) {
  const { nameOf, regions, years, value, isPosted, alive, onChange, labels, ...field } = props
  const table = useRef<HTMLTableElement>(null)
  function clear(region: string) {
    onChange(region, undefined)
    // The button disappears with the answer: moves the focus to the region's first box.
    table.current?.querySelector<HTMLElement>(`[name="${nameOf(region)}"]`)?.focus()
  }
  return (
    <FieldGroup {...field}>
      {(control) => (
        <table
          ref={table}
          className="regions"
          role="table"
          aria-label={typeof field.label === 'string' ? field.label : undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {labels.region}
              </th>
              {years.map((column) => (
                <th key={column.value} role="columnheader" scope="col">
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {regions.map((region) => (
              <tr key={region.value} role="row" data-chosen={value[region.value] ? '' : undefined}>
                <th role="rowheader" scope="row">
                  {region.label}
                  {alive && value[region.value] && (
                    <Button variant="quiet" small onClick={() => clear(region.value)}>
                      {labels.clear}
                      <span className="vh"> {region.label}</span>
                    </Button>
                  )}
                </th>
                {years.map((column) => (
                  <td key={column.value} role="cell">
                    <label className="pick">
                      <input
                        type={alive ? 'radio' : 'checkbox'}
                        className="tick"
                        name={nameOf(region.value)}
                        value={column.value}
                        checked={
                          !alive && isPosted
                            ? isPosted(region.value, column.value)
                            : value[region.value] === column.value
                        }
                        aria-label={labels.cell(region.label, column.range)}
                        aria-invalid={control['aria-invalid']}
                        onChange={(event) =>
                          onChange(region.value, event.currentTarget.checked ? column.value : undefined)
                        }
                        onClick={() =>
                          alive && value[region.value] === column.value && onChange(region.value, undefined)
                        }
                      />
                      <bdi dir="ltr">{column.range}</bdi>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FieldGroup>
  )
}
