import { type ReactNode, useState } from 'react'
import { applicationStatuses } from '../../../domain/applications/application-status.ts'
import { countries } from '../../../domain/lists/countries.ts'
import { languages } from '../../../domain/lists/languages.ts'
import { optionsOf } from '../../../domain/lists/list.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { areasOf } from './application-columns.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { useDesk } from './desk-context.ts'
import { type ManyOf, sorts } from './list-address.ts'
import { useColleagues } from './use-colleagues.ts'
import { useTyped } from './use-typed.ts'

const idleDays = ['7', '14', '30']

type Narrow = (next: Partial<ApplicationFilter>, how?: { replace: boolean }) => void
type Props = { filter: ApplicationFilter; onNarrow: Narrow; onClear: () => void; children: ReactNode }

export function ApplicationFilters({ filter, onNarrow, onClear, children }: Props) {
  const { t, locale, staff } = useDesk()
  const { kind } = filter
  const colleagues = useColleagues()
  const [isMore, setMore] = useState(false)
  const options: Record<Exclude<ManyOf, 'tag'>, readonly SelectOption[]> = {
    status: applicationStatuses(kind).map((value) => ({ value, label: t(`desk.status_${value}`) })),
    country: countries.map(({ label }) => ({ value: label, label })),
    area: optionsOf(areasOf(kind), t, locale).map(({ id, label }) => ({ value: String(id), label })),
    language: optionsOf(languages, t, locale).map(({ id, label }) => ({ value: String(id), label })),
  }
  const add = (name: ManyOf, value: string) => {
    if (value && !filter[name].some((one) => one === value)) onNarrow({ [name]: [...filter[name], value] })
  }
  /** Chooses one more; what is chosen stands below, where it can be taken away. */
  const adder = (name: keyof typeof options) => (
    <Field id={`filter-${name}`} label={t(`desk.filter_${name}`)}>
      {(control) => (
        <Select
          {...control}
          value=""
          placeholder={t(filter[name].length > 0 ? 'desk.another' : 'desk.any')}
          options={options[name].filter(({ value }) => !filter[name].some((one) => one === value))}
          onChange={({ currentTarget }) => add(name, currentTarget.value)}
        />
      )}
    </Field>
  )
  return (
    <div className="stack gap-3">
      <Filters label={t('desk.filters')} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          value={filter.search ?? ''}
          onPause={(search) => onNarrow({ search: search || undefined }, { replace: true })}
        />
        {adder('status')}
        <Button
          variant="secondary"
          small
          icon="filter"
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
        >
          {t('desk.moreFilters')}
        </Button>
        {children}
        {isMore && (
          <div className="filters desk-filters">
            {adder('country')}
            {adder('area')}
            {adder('language')}
            <OneOf
              name="assignee"
              any={t('desk.anybody')}
              options={[
                ...(mayDo(staff.role, 'review_applications')
                  ? [{ value: staff.id, label: t('desk.mine') }]
                  : []),
                { value: 'none', label: t('desk.nobodys') },
                ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              {...{ filter, onNarrow }}
            />
            <OneOf
              name="information"
              any={t('desk.any')}
              options={[{ value: 'received', label: t('desk.information_received') }]}
              {...{ filter, onNarrow }}
            />
            <OneOf
              name="unchanged"
              any={t('desk.any')}
              options={idleDays.map((days) => ({
                value: days,
                label: t('desk.days', { count: Number(days) }),
              }))}
              {...{ filter, onNarrow }}
            />
            <Field id="sort" label={t('desk.sort')}>
              {(control) => (
                <Select
                  {...control}
                  value={filter.sort}
                  options={sorts.map((value) => ({ value, label: t(`desk.sort_${value}`) }))}
                  onChange={({ currentTarget }) =>
                    onNarrow({ sort: currentTarget.value as ApplicationFilter['sort'] })
                  }
                />
              )}
            </Field>
            {(['from', 'to'] as const).map((name) => (
              <DayField
                key={name}
                name={name}
                value={filter[name] ?? ''}
                onPause={(day) => onNarrow({ [name]: day || undefined })}
              />
            ))}
            <Field id="filter-tag" label={t('desk.filter_tag')}>
              {(control) => (
                <TextInput
                  {...control}
                  placeholder={t('desk.tagHint')}
                  onKeyDown={({ key, currentTarget }) => {
                    if (key !== 'Enter') return
                    add('tag', currentTarget.value.trim())
                    currentTarget.value = ''
                  }}
                />
              )}
            </Field>
          </div>
        )}
      </Filters>
      <ChosenFilters filter={filter} options={options} onNarrow={onNarrow} onClear={onClear} />
    </div>
  )
}

type OneOfProps = Pick<Props, 'filter' | 'onNarrow'> & {
  name: 'assignee' | 'information' | 'unchanged'
  any: string
  options: readonly SelectOption[]
}

/** Of these, a list is narrowed by one at most. */
function OneOf({ name, any, options, filter, onNarrow }: OneOfProps) {
  const { t } = useDesk()
  return (
    <Field id={`filter-${name}`} label={t(`desk.filter_${name}`)}>
      {(control) => (
        <Select
          {...control}
          value={filter[name] ?? ''}
          placeholder={any}
          options={options}
          onChange={({ currentTarget }) => onNarrow({ [name]: currentTarget.value || undefined })}
        />
      )}
    </Field>
  )
}

type TypedProps = { value: string; onPause: (typed: string) => void }

function SearchField({ value, onPause }: TypedProps) {
  const { t } = useDesk()
  const [typed, type] = useTyped(value, onPause)
  return (
    <Field id="search" label={t('desk.search')}>
      {(control) => (
        <SearchInput
          {...control}
          placeholder={t('desk.searchHint')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return
            // Escape would empty the field; either key goes on to the rows that were found.
            event.preventDefault()
            event.currentTarget.blur()
          }}
        />
      )}
    </Field>
  )
}

function DayField({ name, value, onPause }: TypedProps & { name: 'from' | 'to' }) {
  const { t } = useDesk()
  // On its way to 2026 a year is 2, 20 and 202.
  const [typed, type] = useTyped(value, (day) => (day === '' || day > '1900') && onPause(day))
  return (
    <Field id={`filter-${name}`} label={t(`desk.filter_${name}`)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
    </Field>
  )
}
