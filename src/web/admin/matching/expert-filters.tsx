import { countries } from '../../../domain/lists/countries.ts'
import { languages } from '../../../domain/lists/languages.ts'
import { type List, optionsOf } from '../../../domain/lists/list.ts'
import { regions } from '../../../domain/lists/regions.ts'
import { specialties } from '../../../domain/lists/specialties.ts'
import {
  availabilities,
  confidences,
  type ExpertFilter,
  listedLanguages,
} from '../../../domain/matching/expert-filter.ts'
import { paths } from '../../../domain/paths.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import { searchOf } from './workspace-data.ts'
import type { WorkspaceContext } from './workspace-form.tsx'

type Name = Exclude<keyof ExpertFilter, 'search'>

/** All of them narrow the whole ranking, not what is shown of it. */
export function ExpertFilters({ t, href, locale, data: { filter, request } }: WorkspaceContext) {
  const action = href(paths.adminRequestMatch(request.id))
  const of = (list: List): SelectOption[] =>
    optionsOf(list, t, locale).map(({ id, label }) => ({ value: String(id), label }))
  const options: Readonly<Record<Name, readonly SelectOption[]>> = {
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
  return (
    <Filters label={t('workspace.filters')} method="get" action={action}>
      <Field id="search" label={t('workspace.search')}>
        {(control) => <SearchInput {...control} name="search" defaultValue={filter.search} maxLength={200} />}
      </Field>
      {(Object.keys(options) as Name[]).map((name) => (
        <Field
          key={name}
          id={name}
          label={t(name === 'country' ? 'workspace.expertCountry' : `workspace.${name}`)}
        >
          {(control) => (
            <Select
              {...control}
              name={name}
              defaultValue={String(filter[name] ?? '')}
              placeholder={t('workspace.any')}
              options={options[name]}
            />
          )}
        </Field>
      ))}
      <div className="row gap-2">
        <Button type="submit" variant="secondary" small>
          {t('workspace.apply')}
        </Button>
        {searchOf(filter).length > 0 && (
          <LinkButton variant="quiet" small href={action}>
            {t('workspace.clear')}
          </LinkButton>
        )}
      </div>
    </Filters>
  )
}
