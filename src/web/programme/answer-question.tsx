import { type FormEvent, useState } from 'react'
import { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import { fieldError } from '../../domain/forms/field-error.ts'
import type { MatchAnswer } from '../../domain/matching/match-answer.ts'
import { longestWords, notNowReasons } from '../../domain/matching/not-now-reasons.ts'
import { callApi } from '../api/call-api.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorAlert } from '../ui/error-alert/error-alert.tsx'
import { Field } from '../ui/field/field.tsx'
import { RadioGroup } from '../ui/radio-group/radio-group.tsx'
import { TextArea } from '../ui/text-area/text-area.tsx'
import { type ActionProps, useFocusOnChange, useSubmit } from './use-submit.ts'

/** The answer to an invitation; 'not now' needs a reason. */
export function AnswerQuestion(props: ActionProps) {
  const { t, matchId } = props
  const { isBusy, errors, trouble, form, refuse, forgive, send } = useSubmit(
    props,
    'answer',
    (body: MatchAnswer) =>
      callApi('POST', `${matchPaths.matches}/:id/answer`, { params: { id: matchId }, body }),
  )
  const [isNotNow, setNotNow] = useState(false)
  const place = useFocusOnChange(isNotNow)
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')

  function decline(event: FormEvent) {
    event.preventDefault()
    if (!reason) return refuse({ reason: 'required' })
    void send({ answer: 'declined', reason: reason as MatchAnswer['reason'], words })
  }
  if (!isNotNow) {
    return (
      <div ref={place} className="stack gap-3">
        <div className="row">
          <Button variant="go" busy={isBusy} onClick={() => void send({ answer: 'interested' })}>
            {t('programme.interested')}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={() => setNotNow(true)}>
            {t('programme.notNow')}
          </Button>
        </div>
        <ErrorAlert text={trouble} />
      </div>
    )
  }
  return (
    <div ref={place}>
      <form ref={form} className="stack gap-5" onSubmit={decline} noValidate>
        <RadioGroup
          id={`reason-${matchId}`}
          name={`reason-${matchId}`}
          label={t('invitation.reason')}
          error={errors.reason && fieldError(t, errors.reason)}
          options={notNowReasons.map((value) => ({ value, label: t(`invitation.reason_${value}`) }))}
          value={reason}
          onChange={(value) => {
            setReason(value)
            forgive(['reason'])
          }}
        />
        <Field
          id={`words-${matchId}`}
          label={t('invitation.words')}
          optional={t('forms.optional')}
          hint={t('invitation.wordsHint')}
          error={errors.words && fieldError(t, errors.words, { max: longestWords })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={words}
              onChange={({ currentTarget }) => {
                setWords(currentTarget.value)
                forgive(['words'])
              }}
            />
          )}
        </Field>
        <ErrorAlert text={trouble} />
        <div className="row">
          <Button type="submit" busy={isBusy}>
            {t('programme.sendNotNow')}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => setNotNow(false)}>
            {t('programme.back')}
          </Button>
        </div>
      </form>
    </div>
  )
}
