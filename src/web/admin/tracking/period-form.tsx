import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import { presets } from '../../../domain/tracking/period.ts'
import type { PageContext } from '../../page.ts'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { DayField } from '../filters/filter-fields.tsx'
import { InstantFilters } from '../filters/instant-filters.tsx'
import { withQuery } from '../filters/with-query.ts'
import { Mistakes } from '../forms/typed-fields.tsx'
import type { InsightData } from './insight-plot.tsx'

/** Links to the usual periods, and a form for any other; the address holds the choice. */
export function PeriodForm({ t, href, path, data }: PageContext<InsightData>) {
  const { typed, errors, preset, insight } = data
  const action = href(path)
  const region = errors.region ? undefined : typed.region
  const fields = (['from', 'to'] as const).map((id) => {
    const code = errors[id]
    return { id, label: t(`insight.${id}`), error: code && t(messageOf(code)) }
  })
  const isOther = Object.keys(errors).length > 0 && !fields.some(({ error }) => error)
  const other = t(errors.region ? 'outcomes.wrong_region' : 'insight.wrong_choice')
  return (
    <>
      <Mistakes title={t('insight.invalid')} fields={isOther ? [{ id: 'from', error: other }] : fields} />
      <div className="insight__period">
        <JumpChips
          label={t('insight.presets')}
          links={presets.map((days) => ({
            label: t(`insight.last_${days}`),
            href: withQuery(action, { days, region }),
            current: days === preset,
          }))}
        />
        <InstantFilters t={t} label={t('insight.period')} action={action}>
          {fields.map(({ id, label, error }) => (
            <DayField
              key={id}
              name={id}
              label={label}
              error={error}
              value={typed[id] ?? insight?.period[id]}
            />
          ))}
          {region && <input type="hidden" name="region" value={region} />}
        </InstantFilters>
      </div>
    </>
  )
}

function messageOf(code: FieldCode): MessageKey {
  if (code === 'invalid_choice') return 'insight.wrong_order'
  return code === 'too_many' ? 'insight.wrong_length' : 'insight.wrong_day'
}
