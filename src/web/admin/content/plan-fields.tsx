import { useState } from 'react'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { momentStyle } from '../../../domain/messages/moment-style.ts'
import { defaultZone } from '../../../domain/staff/time-zone.ts'
import { readZoned } from '../../../domain/staff/zoned-time.ts'
import type { IslandProps } from '../../islands/names.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldRow, FormSection } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { EditorData } from './editor.ts'

type Props = IslandProps<{
  data: Pick<EditorData, 'plan' | 'planned' | 'zone' | 'errors'> & {
    kept?: { status: string; publish_at: string | null; unpublish_at: string | null } | undefined
  }
}>

/** The fields of the schedule, in the editor's time zone; with a script, also in UTC. */
export function PlanFields(props: Props) {
  const { t, data } = props
  const { kept, planned, zone } = data
  const isPublished = kept?.status === 'published'
  const names = isPublished ? (['unpublish_at'] as const) : (['publish_at', 'unpublish_at'] as const)
  const isPlanned = kept?.publish_at || kept?.unpublish_at
  return (
    <FormSection id="plan" title={t('writing.plan')} hint={t('writing.planHint', { zone })}>
      {names.map((name) => (
        <input key={name} type="hidden" name={`planned_${name}`} value={planned[name]} />
      ))}
      <FieldRow>
        {names.map((name) => (
          <TimeField key={name} name={name} {...props} />
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

type TimeFieldProps = Props & { name: 'publish_at' | 'unpublish_at' }

function TimeField({ name, t, locale, data: { plan, errors, zone } }: TimeFieldProps) {
  const given = plan[name]
  const code = errors[name]
  const [typed, setTyped] = useState(given)
  const time = zone === defaultZone ? undefined : readZoned(typed, zone)
  return (
    <Field
      id={name}
      label={t(`writing.${name}`)}
      optional={t('forms.optional')}
      error={code && fieldError(t, code)}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            type="datetime-local"
            name={name}
            defaultValue={given}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          {time && (
            <p className="hint">
              {t('writing.inUtc', { time: momentStyle(locale, defaultZone, 'moment').format(time) })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
