import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'

export type BoxesProps<Name> = {
  columns: readonly { name: Name; label: string }[]
  chosen: readonly Name[]
  onChoose: (chosen: Name[]) => void
}

/** One checkbox per column; the chosen ones keep the order of the columns. */
export function ColumnBoxes<Name extends string>({ columns, chosen, onChoose }: BoxesProps<Name>) {
  const names = columns.map(({ name }) => name)
  return columns.map(({ name, label }) => (
    <Checkbox
      key={name}
      checked={chosen.includes(name)}
      onChange={({ currentTarget: { checked } }) =>
        onChoose(names.filter((one) => (one === name ? checked : chosen.includes(one))))
      }
    >
      {label}
    </Checkbox>
  ))
}
