import { useEffect, useState } from 'react'
import { fieldError } from '../../../domain/forms/field-error.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldRow, FormSection } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { ContentFormProps } from './editor.ts'
import { formatTime } from './format-time.ts'

/** When it appears and when it goes, by the clock of UTC; with a script, also by the one at hand. */
export function PlanFields({ t, locale, data: { kept, plan, planned, errors } }: ContentFormProps) {
  const isPublished = kept?.status === 'published'
  const names = isPublished ? (['unpublish_at'] as const) : (['publish_at', 'unpublish_at'] as const)
  const isPlanned = kept?.publish_at || kept?.unpublish_at
  return (
    <FormSection id="plan" title={t('writing.plan')} hint={t('writing.planHint')}>
      {names.map((name) => (
        <input key={name} type="hidden" name={`planned_${name}`} value={planned[name]} />
      ))}
      <FieldRow>
        {names.map((name) => (
          <TimeField
            key={name}
            name={name}
            label={t(`writing.${name}`)}
            optional={t('forms.optional')}
            given={plan[name]}
            locale={locale}
            say={(time) => t('writing.atHand', { time })}
            error={errors[name] && fieldError(t, errors[name])}
          />
        ))}
      </FieldRow>
      <div>
        <Button type="submit" name="_action" value="plan" variant="secondary" icon="clock">
          {t(isPlanned ? 'writing.replan' : 'writing.savePlan')}
        </Button>
      </div>
    </FormSection>
  )
}

type TimeFieldProps = {
  name: string
  label: string
  optional: string
  given: string
  locale: Locale
  say: (time: string) => string
  error: string | undefined
}

function TimeField({ name, label, optional, given, locale, say, error }: TimeFieldProps) {
  const [typed, setTyped] = useState(given)
  const [zone, setZone] = useState('UTC')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const time = new Date(`${typed}Z`)
  const isElsewhere = zone !== 'UTC' && !Number.isNaN(time.getTime())
  return (
    <Field id={name} label={label} optional={optional} {...(error && { error })}>
      {(control) => (
        <>
          <TextInput
            {...control}
            type="datetime-local"
            name={name}
            defaultValue={given}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          {isElsewhere && <p className="hint">{say(formatTime(time, locale, zone))}</p>}
        </>
      )}
    </Field>
  )
}
