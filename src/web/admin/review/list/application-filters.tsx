import { useState } from 'react'
import { countries, flagPath } from '../../../../domain/lists/countries.ts'
import { languages } from '../../../../domain/lists/languages.ts'
import { type List, optionsOf } from '../../../../domain/lists/list.ts'
import { regions } from '../../../../domain/lists/regions.ts'
import { localeOptions } from '../../../../domain/messages/locale-name.ts'
import type { ApplicationFilter } from '../../../../domain/review/application-query.ts'
import { areasOf } from '../../../../domain/review/areas-of.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Filters } from '../../../ui/filters/filters.tsx'
import type { SelectOption } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useColleagues } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { type ManyOf, sortsOf } from '../list-address.ts'
import type { ApplicationList } from '../use-application-list.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { DayField, FilterSelect, SearchField } from './filter-controls.tsx'

const idleDays = ['7', '14', '30']
/** The filters that are always visible; each list also has its statuses as chips. */
const first = ['region', 'country', 'area', 'language'] as const

export function ApplicationFilters({ list }: { list: ApplicationList }) {
  const { t, locale, staff } = useDesk()
  const { filter, narrow } = list
  const colleagues = useColleagues()
  const [isMore, setMore] = useState(false)
  const itemsOf = (of: List) =>
    optionsOf(of, t, locale).map(({ id, label }) => ({ value: String(id), label }))
  const options: Record<Exclude<ManyOf, 'tag' | 'status'>, readonly SelectOption[]> = {
    region: itemsOf(regions),
    country: countries.map(({ label, code }) => ({ value: label, label, flag: flagPath(code) })),
    area: itemsOf(areasOf(filter.kind)),
    language: itemsOf(languages),
    locale: localeOptions(),
  }
  const add = (name: ManyOf, value: string) => {
    if (value && !filter[name].some((one) => one === value)) narrow({ [name]: [...filter[name], value] })
  }
  /** Adds a value; chosen values are listed below, where each can be removed. */
  const severalOf = (name: keyof typeof options) => (
    <FilterSelect
      key={name}
      name={name}
      isNamed={name !== 'locale'}
      label={name === 'area' && filter.kind !== 'expert' ? t('desk.filter_field') : undefined}
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
    <div className="stack gap-2">
      <Filters label={t('desk.filters')} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          value={filter.search ?? ''}
          onPause={(search) => narrow({ search: search || undefined }, { replace: true })}
        />
        {first.map(severalOf)}
        <Button
          variant="secondary"
          small
          icon="filter"
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
        >
          {t('desk.moreFilters')}
        </Button>
        {isMore && (
          <div className="filters desk-filters">
            {severalOf('locale')}
            {oneOf('assignee', [
              ...(mayDo(staff.role, 'review_applications')
                ? [{ value: staff.id, label: t('desk.mine') }]
                : []),
              { value: 'none', label: t('desk.nobodys') },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ])}
            {oneOf(
              'information',
              (['received', 'none'] as const).map((value) => ({
                value,
                label: t(`desk.information_${value}`),
              })),
            )}
            {oneOf(
              'unchanged',
              idleDays.map((value) => ({ value, label: t('desk.days', { count: Number(value) }) })),
            )}
            <FilterSelect
              name="sort"
              value={filter.sort}
              options={sortsOf(filter.kind).map((value) => ({ value, label: t(`desk.sort_${value}`) }))}
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
