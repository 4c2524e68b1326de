import { countries } from '../../../domain/lists/countries.ts'
import { languages } from '../../../domain/lists/languages.ts'
import { type List, optionsOf } from '../../../domain/lists/list.ts'
import { regions } from '../../../domain/lists/regions.ts'
import { specialties } from '../../../domain/lists/specialties.ts'
import { availabilities, confidences, listedLanguages } from '../../../domain/matching/expert-filter.ts'
import { officeWords } from '../../../domain/review/office-words.ts'
import type { SelectOption } from '../../ui/select/select.tsx'
import { SearchField, SelectField } from '../filters/filter-fields.tsx'
import { InstantFilters } from '../filters/instant-filters.tsx'
import { searchOf } from './workspace-data.ts'
import type { WorkspaceContext } from './workspace-form.tsx'

type Name = Exclude<keyof WorkspaceContext['data']['filter'], 'search'>

/** They filter the whole ranking, not only the part that is shown. */
export function ExpertFilters({ t, href, path, locale, data: { filter } }: WorkspaceContext) {
  const of = (list: List): SelectOption[] =>
    optionsOf(list, officeWords(t), locale).map(({ id, label }) => ({ value: String(id), label }))
  const options: Record<Name, readonly SelectOption[]> = {
    region: of(regions),
    country: countries.map(({ code, label }) => ({ value: code, label })),
    language: of(languages).filter(({ value }) => listedLanguages.some((id) => String(id) === value)),
    specialty: of(specialties),
    availability: availabilities.map((value) => ({ value, label: t(`workspace.${value}`) })),
    confidence: confidences.map((count) => ({
      value: String(count),
      label: t('workspace.confidenceFrom', { count }),
    })),
  }
  const names = Object.keys(options) as Name[]
  return (
    <InstantFilters
      t={t}
      label={t('workspace.filters')}
      action={href(path)}
      clear={searchOf(filter).length > 0 ? href(path) : undefined}
    >
      <SearchField name="search" label={t('workspace.search')} value={filter.search} />
      <details className="workspace-filters" open={names.some((name) => filter[name])}>
        <summary className="btn btn--quiet btn--sm">{t('workspace.moreFilters')}</summary>
        <div className="filters">
          {names.map((name) => (
            <SelectField
              key={name}
              name={name}
              label={t(name === 'country' ? 'workspace.expertCountry' : `workspace.${name}`)}
              value={String(filter[name] ?? '')}
              placeholder={t('workspace.any')}
              options={options[name]}
            />
          ))}
        </div>
      </details>
    </InstantFilters>
  )
}
