import { useRef } from 'react'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import type { SelectOption } from '../../ui/select/select.tsx'
import { useDesk } from './desk-context.ts'
import { isNarrowed, type ManyOf, manyOf } from './list-address.ts'
import { useColleagues } from './use-colleagues.ts'

type Props = {
  filter: ApplicationFilter
  options: Partial<Record<ManyOf, readonly SelectOption[]>>
  onNarrow: (next: Partial<ApplicationFilter>) => void
  onClear: () => void
}

/** What narrows the list at present, each to be taken away. */
export function ChosenFilters({ filter, options, onNarrow, onClear }: Props) {
  const { t, staff } = useDesk()
  const colleagues = useColleagues()
  const row = useRef<HTMLFieldSetElement>(null)
  if (!isNarrowed(filter)) return null
  const { from, to, assignee, information, unchanged } = filter
  const chips: { label: string; rest: Partial<ApplicationFilter> }[] = [
    ...manyOf.flatMap((name) =>
      filter[name].map((value) => ({
        label: options[name]?.find((option) => option.value === value)?.label ?? value,
        rest: { [name]: filter[name].filter((one) => one !== value) },
      })),
    ),
    ...(information ? [{ label: t('desk.information_received'), rest: { information: undefined } }] : []),
    ...(unchanged
      ? [{ label: t('desk.unchangedFor', { count: Number(unchanged) }), rest: { unchanged: undefined } }]
      : []),
    ...(assignee ? [{ label: sayAssignee(assignee), rest: { assignee: undefined } }] : []),
    ...(from ? [{ label: t('desk.since', { day: from }), rest: { from: undefined } }] : []),
    ...(to ? [{ label: t('desk.until', { day: to }), rest: { to: undefined } }] : []),
  ]
  /** The button disappears with its chip: move the focus first. */
  const leave = (place: HTMLElement | null) => place?.focus({ preventScroll: true })
  return (
    <fieldset className="desk-place row gap-2" ref={row} tabIndex={-1} aria-label={t('desk.chosenFilters')}>
      {chips.map(({ label, rest }) => (
        <Chip
          key={label}
          label={label}
          removeLabel={t('desk.without', { label })}
          onRemove={() => {
            leave(chips.length > 1 ? row.current : document.getElementById('main'))
            onNarrow(rest)
          }}
        />
      ))}
      <Button
        variant="quiet"
        small
        onClick={() => {
          leave(document.getElementById('main'))
          onClear()
        }}
      >
        {t('desk.clearFilters')}
      </Button>
    </fieldset>
  )

  function sayAssignee(id: string): string {
    if (id === 'none') return t('desk.ofNobody')
    if (id === staff.id) return t('desk.ofMine')
    const name = colleagues.find((one) => one.id === id)?.name
    return name ? t('desk.assignedTo', { name }) : t('desk.ofOther')
  }
}
