import { useRef } from 'react'
import type { ApplicationFilter } from '../../../../domain/review/application-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import type { SelectOption } from '../../../ui/select/select.tsx'
import { useColleagues } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { type ManyOf, manyOf } from '../list-address.ts'
import type { ApplicationList } from '../use-application-list.ts'

type FilterChip = { label: string; rest: Partial<ApplicationFilter> }
type OneOf = 'information' | 'unchanged' | 'assignee' | 'from' | 'to'
type Props = { list: ApplicationList; options: Partial<Record<ManyOf, readonly SelectOption[]>> }

export function ChosenFilters({ list: { filter, narrow, clear }, options }: Props) {
  const { t, staff } = useDesk()
  const colleagues = useColleagues()
  const row = useRef<HTMLFieldSetElement>(null)
  const one = (name: OneOf, sayValue: (value: string) => string): FilterChip[] => {
    const value = filter[name]
    return value ? [{ label: sayValue(value), rest: { [name]: undefined } }] : []
  }
  const chips: FilterChip[] = [
    // The chips of the statuses show themselves which are chosen.
    ...manyOf
      .filter((name) => name !== 'status')
      .flatMap((name) =>
        filter[name].map((value) => ({
          label: sayChosen(name, value),
          rest: { [name]: filter[name].filter((one) => one !== value) },
        })),
      ),
    ...one('information', (value) =>
      t(value === 'none' ? 'desk.information_none' : 'desk.information_received'),
    ),
    ...one('unchanged', (days) => t('desk.unchangedFor', { count: Number(days) })),
    ...one('assignee', sayAssignee),
    ...one('from', (day) => t('desk.since', { day })),
    ...one('to', (day) => t('desk.until', { day })),
  ]
  if (chips.length === 0) return null
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
            narrow(rest)
          }}
        />
      ))}
      <Button
        variant="quiet"
        small
        onClick={() => {
          leave(document.getElementById('main'))
          clear()
        }}
      >
        {t('desk.clearFilters')}
      </Button>
    </fieldset>
  )

  /** Names the filter, since French may be a spoken language or that of the site. */
  function sayChosen(name: ManyOf, value: string): string {
    const label = options[name]?.find((option) => option.value === value)?.label ?? value
    return name === 'locale' ? t('desk.appliedIn', { language: label }) : label
  }

  function sayAssignee(id: string): string {
    if (id === 'none') return t('desk.ofNobody')
    if (id === staff.id) return t('desk.ofMine')
    const name = colleagues.find((one) => one.id === id)?.name
    return name ? t('desk.assignedTo', { name }) : t('desk.ofOther')
  }
}
