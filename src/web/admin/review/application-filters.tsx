import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { applicationStatuses } from '../../../domain/applications/application-status.ts'
import { countries } from '../../../domain/lists/countries.ts'
import { languages } from '../../../domain/lists/languages.ts'
import { type List, optionsOf } from '../../../domain/lists/list.ts'
import { localeOptions } from '../../../domain/messages/locale-name.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { areasOf } from '../../../domain/review/areas-of.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useColleagues } from './calls.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { useDesk } from './desk-context.ts'
import { type ManyOf, sorts } from './list-address.ts'
import type { ApplicationList } from './use-application-list.ts'
import { useTyped } from './use-typed.ts'

const idleDays = ['7', '14', '30']

export function ApplicationFilters({ list, children }: { list: ApplicationList; children: ReactNode }) {
  const { t, locale, staff } = useDesk()
  const { filter, narrow } = list
  const colleagues = useColleagues()
  const [isMore, setMore] = useState(false)
  const itemsOf = (of: List) =>
    optionsOf(of, t, locale).map(({ id, label }) => ({ value: String(id), label }))
  const options: Record<Exclude<ManyOf, 'tag'>, readonly SelectOption[]> = {
    status: applicationStatuses(filter.kind).map((value) => ({ value, label: t(`desk.status_${value}`) })),
    country: countries.map(({ label }) => ({ value: label, label })),
    area: itemsOf(areasOf(filter.kind)),
    language: itemsOf(languages),
    locale: localeOptions,
  }
  const add = (name: ManyOf, value: string) => {
    if (value && !filter[name].some((one) => one === value)) narrow({ [name]: [...filter[name], value] })
  }
  /** Adds one more value; those that are chosen stand below, where each can be removed. */
  const severalOf = (name: keyof typeof options) => (
    <FilterSelect
      key={name}
      name={name}
      value=""
      placeholder={t(filter[name].length > 0 ? 'desk.another' : 'desk.any')}
      options={options[name].filter(({ value }) => !filter[name].some((one) => one === value))}
      onChoose={(value) => add(name, value)}
    />
  )
  const oneOf = (name: 'assignee' | 'information' | 'unchanged', choices: readonly SelectOption[]) => (
    <FilterSelect
      name={name}
      value={filter[name] ?? ''}
      placeholder={t(name === 'assignee' ? 'desk.anybody' : 'desk.any')}
      options={choices}
      onChoose={(value) => narrow({ [name]: value || undefined })}
    />
  )
  return (
    <div className="stack gap-3">
      <Filters label={t('desk.filters')} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          value={filter.search ?? ''}
          onPause={(search) => narrow({ search: search || undefined }, { replace: true })}
        />
        {severalOf('status')}
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
            {(['country', 'area', 'language', 'locale'] as const).map(severalOf)}
            {oneOf('assignee', [
              ...(mayDo(staff.role, 'review_applications')
                ? [{ value: staff.id, label: t('desk.mine') }]
                : []),
              { value: 'none', label: t('desk.nobodys') },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ])}
            {oneOf('information', [{ value: 'received', label: t('desk.information_received') }])}
            {oneOf(
              'unchanged',
              idleDays.map((value) => ({ value, label: t('desk.days', { count: Number(value) }) })),
            )}
            <FilterSelect
              name="sort"
              value={filter.sort}
              options={sorts.map((value) => ({ value, label: t(`desk.sort_${value}`) }))}
              onChoose={(sort) => narrow({ sort: sort as ApplicationFilter['sort'] })}
            />
            {(['from', 'to'] as const).map((name) => (
              <DayField
                key={name}
                name={name}
                value={filter[name] ?? ''}
                onPause={(day) => narrow({ [name]: day || undefined })}
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
      <ChosenFilters list={list} options={options} />
    </div>
  )
}

type FilterSelectProps = Pick<ComponentProps<typeof Select>, 'value' | 'placeholder' | 'options'> & {
  name: Exclude<ManyOf, 'tag'> | 'assignee' | 'information' | 'unchanged' | 'sort'
  onChoose: (value: string) => void
}

function FilterSelect({ name, onChoose, ...select }: FilterSelectProps) {
  const { t } = useDesk()
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onChoose(currentTarget.value)
  return (
    <Field id={`filter-${name}`} label={t(name === 'sort' ? 'desk.sort' : `desk.filter_${name}`)}>
      {(control) => <Select {...control} {...select} onChange={onChange} />}
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
            // Escape would empty the field; both keys leave it for the rows.
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
  // While a year is typed, it is 2, 20 and 202 before it is 2026.
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
