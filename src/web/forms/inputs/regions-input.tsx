import { rowName } from '../../../domain/forms/engine/decode.ts'
import { findItem, optionsOf } from '../../../domain/lists/list.ts'
import { regions, yearsInRegion } from '../../../domain/lists/regions.ts'
import { RegionTable } from '../../ui/region-table/region-table.tsx'
import { fieldText, type InputProps, rowsOf } from './question.ts'

export function RegionsInput(question: InputProps<'regionRows'>) {
  const { name, t, locale, answers, alive, onChange } = question
  const rows = rowsOf(answers[name])
  const chosen = Object.fromEntries(
    rows.map(({ id, years_of_experience }) => [String(id), String(years_of_experience)]),
  )
  function choose(region: string, years: string | undefined) {
    const item = findItem(regions, region)
    const others = rows.filter(({ id }) => String(id) !== region)
    if (!item || !years) return onChange({ [name]: others })
    const row = { id: item.id, value: item.alias, years_of_experience: years }
    onChange({ [name]: [...others, row].sort((a, b) => Number(a.id) - Number(b.id)) })
  }
  return (
    <RegionTable
      {...fieldText(question)}
      nameOf={(region) => rowName(name, region)}
      regions={optionsOf(regions, t, locale).map(({ id, label }) => ({ value: String(id), label }))}
      years={optionsOf(yearsInRegion, t, locale).map(({ id, label }) => ({
        value: id,
        range: label,
        head: (
          <>
            <bdi dir="ltr">{label}</bdi> {t('wizard.years')}
          </>
        ),
      }))}
      value={chosen}
      isPosted={(region, years) =>
        rows.some(({ id, years_of_experience }) => String(id) === region && years_of_experience === years)
      }
      alive={alive}
      onChange={choose}
      labels={{
        region: t('wizard.region'),
        cell: (region, years) => t('kit.yearsInRegion', { region, years }),
        clear: t('wizard.clear'),
      }}
    />
  )
}
