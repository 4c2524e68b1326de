import type { ReactNode } from 'react'
import { momentStyle } from '../../../../domain/messages/moment-style.ts'
import {
  interviewLengths,
  isTooFar,
  longestPlace,
  type NewInterview,
  usualLength,
} from '../../../../domain/review/interview.ts'
import { defaultZone } from '../../../../domain/staff/time-zone.ts'
import { readZoned, writeZoned } from '../../../../domain/staff/zoned-time.ts'
import { Field } from '../../../ui/field/field.tsx'
import { FieldRow } from '../../../ui/form/form.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useColleagues } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import type { InterviewDraft } from '../kept-moves.ts'
import { type KeptWords, useDraft } from '../kept-words.ts'
import { FactsForm } from './facts-form.tsx'
import { LimitedField } from './limited-field.tsx'

type Props = {
  /** The present interview, if it is being changed. */
  given?:
    | { starts_at: string; minutes: number; place: string; interviewer?: string | null | undefined }
    | undefined
  kept?: KeptWords<InterviewDraft>
  onSet: (interview: NewInterview) => void
  onCancel: () => void
  /** A button for another way to continue. */
  children?: ReactNode
}

/** Time, place and interviewer; times are typed in the reader's zone. */
export function InterviewFields({ given, kept, onSet, onCancel, children }: Props) {
  const { t, locale, zone, staff } = useDesk()
  const colleagues = useColleagues()
  const [{ time, minutes, place, interviewer }, change] = useDraft<InterviewDraft>(
    {
      time: given ? writeZoned(new Date(given.starts_at), zone) : '',
      minutes: given?.minutes ?? usualLength,
      place: given?.place ?? '',
      interviewer: given?.interviewer ?? staff.id,
    },
    kept,
  )
  const at = readZoned(time, zone)
  const wrongTime = wrongWith(at)
  const meant = at && momentStyle(locale, zone, 'weekday').format(at)
  const utc = at && zone !== defaultZone && momentStyle(locale, defaultZone, 'moment').format(at)
  const people = [staff, ...colleagues].map((one) => ({ value: one.id, label: one.name }))
  return (
    <FactsForm
      kept={kept}
      label={t('desk.toMail')}
      onSubmit={() => {
        if (!at || wrongTime || !place.trim()) return
        const length = interviewLengths.find((one) => one === minutes) ?? usualLength
        onSet({ starts_at: at.toISOString(), minutes: length, place, interviewer })
      }}
      onCancel={onCancel}
      otherWay={children}
    >
      {(isTried) => (
        <>
          <FieldRow>
            <Field
              id="interview-time"
              label={t('desk.interviewTime')}
              hint={[
                t('desk.interviewZone', { zone }),
                meant && t('desk.interviewMeant', { time: meant }),
                utc && t('desk.interviewUtc', { time: utc }),
              ]
                .filter(Boolean)
                .join(' ')}
              error={isTried ? wrongTime : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  aria-required
                  type="datetime-local"
                  value={time}
                  onChange={({ currentTarget }) => change({ time: currentTarget.value })}
                />
              )}
            </Field>
            <Field id="interview-length" label={t('desk.interviewLength')}>
              {(control) => (
                <Select
                  {...control}
                  value={String(minutes)}
                  options={interviewLengths.map((count) => ({
                    value: String(count),
                    label: t('desk.minutes', { count }),
                  }))}
                  onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) })}
                />
              )}
            </Field>
          </FieldRow>
          <LimitedField
            id="interview-place"
            value={place}
            max={longestPlace}
            label={t('desk.interviewPlace')}
            hint={t('desk.interviewPlaceHint')}
            error={isTried && !place.trim() ? t('forms.required') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                aria-required
                autoComplete="off"
                value={place}
                onChange={({ currentTarget }) => change({ place: currentTarget.value })}
              />
            )}
          </LimitedField>
          <Field id="interviewer" label={t('desk.interviewer')} hint={t('desk.interviewerHint')}>
            {(control) => (
              <Select
                {...control}
                value={interviewer}
                options={people}
                onChange={({ currentTarget }) => change({ interviewer: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </FactsForm>
  )

  function wrongWith(at: Date | undefined): string | undefined {
    if (!at) return t('forms.required')
    if (at.getTime() <= Date.now()) return t('forms.too_early')
    return isTooFar(at) ? t('desk.interviewTooFar') : undefined
  }
}
