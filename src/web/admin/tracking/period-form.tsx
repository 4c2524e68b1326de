import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import { presets } from '../../../domain/tracking/period.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters } from '../../ui/filters/filters.tsx'
import { DayInput } from '../day-input.tsx'
import { Mistakes } from '../typed-fields.tsx'
import type { InsightData } from './insight-plot.tsx'

/** Links to the usual periods, and a form for any other; the address holds the choice. */
export function PeriodForm({ t, href, path, data }: PageContext<InsightData>) {
  const { typed, errors, preset, insight } = data
  const action = href(path)
  const fields = (['from', 'to'] as const).map((id) => {
    const code = errors[id]
    return { id, label: t(`insight.${id}`), error: code && t(messageOf(code)) }
  })
  const isOther = Object.keys(errors).length > 0 && !fields.some(({ error }) => error)
  return (
    <>
      <Mistakes title={t('insight.invalid')} fields={fields} />
      {isOther && (
        <ErrorSummary
          title={t('insight.invalid')}
          items={[{ href: '#from', text: t('insight.wrong_choice') }]}
        />
      )}
      <div className="insight__period">
        <nav className="row gap-2" aria-label={t('insight.presets')}>
          {presets.map((days) => (
            <a
              key={days}
              className="filter-chip"
              href={`${action}?days=${days}`}
              aria-current={days === preset ? 'true' : undefined}
            >
              {t(`insight.last_${days}`)}
            </a>
          ))}
        </nav>
        <Filters label={t('insight.period')} action={action} noValidate>
          {fields.map((field) => (
            <Field key={field.id} {...field}>
              {(control) => (
                <DayInput
                  {...control}
                  name={field.id}
                  defaultValue={typed[field.id] ?? insight?.period[field.id] ?? ''}
                />
              )}
            </Field>
          ))}
          <Button type="submit" variant="secondary">
            {t('insight.show')}
          </Button>
        </Filters>
      </div>
    </>
  )
}

function messageOf(code: FieldCode): MessageKey {
  if (code === 'invalid_choice') return 'insight.wrong_order'
  return code === 'too_many' ? 'insight.wrong_length' : 'insight.wrong_day'
}
