import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import { presets } from '../../../domain/tracking/period.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters } from '../../ui/filters/filters.tsx'
import { DayInput } from '../day-input.tsx'
import type { InsightData } from './insight-data.ts'

const questions = ['from', 'to'] as const

/** The usual periods as links, and days of one's own; all of it lives in the address. */
export function PeriodForm({ t, href, data }: PageContext<InsightData>) {
  const { typed, errors, preset, insight } = data
  const action = href(paths.adminInsight())
  const mistakes = questions.flatMap((name) => {
    const code = errors[name]
    return code ? [{ href: `#${name}`, text: `${t(`insight.${name}`)}: ${t(said(code))}` }] : []
  })
  const isOther = mistakes.length === 0 && Object.keys(errors).length > 0
  const other = isOther ? [{ href: '#from', text: t('insight.wrong_choice') }] : []
  return (
    <>
      {Object.keys(errors).length > 0 && (
        <ErrorSummary title={t('insight.invalid')} items={[...mistakes, ...other]} />
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
          {questions.map((name) => {
            const code = errors[name]
            return (
              <Field key={name} id={name} label={t(`insight.${name}`)} error={code && t(said(code))}>
                {(control) => (
                  <DayInput
                    {...control}
                    name={name}
                    defaultValue={typed[name] ?? insight?.period[name] ?? ''}
                  />
                )}
              </Field>
            )
          })}
          <Button type="submit" variant="secondary">
            {t('insight.show')}
          </Button>
        </Filters>
      </div>
    </>
  )
}

function said(code: FieldCode): MessageKey {
  if (code === 'invalid_choice') return 'insight.wrong_order'
  return code === 'too_many' ? 'insight.wrong_length' : 'insight.wrong_day'
}
