import { useState } from 'react'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import {
  criteria,
  highestScore,
  longestComment,
  type Recommendation,
  recommendations,
} from '../../../../domain/review/assessment.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Radio } from '../../../ui/checkbox/checkbox.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { assess, type OneAssessment, takeBackAssessment } from '../acts.ts'
import { submitting, Trouble, useChange } from '../call-state.tsx'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { KeptNotice } from '../kept-notice.tsx'
import { useDraft, useKeptWords } from '../kept-words.ts'
import { LongTextField } from './long-text-field.tsx'

type Props = { id: string; kind: ApplicationKind; own: OneAssessment | undefined; onClose: () => void }

const scale = Array.from({ length: highestScore }, (_, at) => at + 1)

type Draft = { scores: Record<string, number>; recommendation: Recommendation | null; comment: string }

/** One's own scores and recommendation; a refusal, closing and leaving keep them. */
export function AssessmentForm({ id, kind, own, onClose }: Props) {
  const { t, say } = useDesk()
  const kept = useKeptWords<Draft>(`assessment-${id}`)
  const [{ scores, recommendation, comment }, change] = useDraft<Draft>(
    {
      scores: own ? { ...own.scores } : {},
      recommendation: own?.recommendation ?? null,
      comment: own?.comment ?? '',
    },
    kept,
  )
  const [isTried, setTried] = useState(false)
  const saving = useChange(
    (chosen: Recommendation) => assess(id, { scores, recommendation: chosen, comment }),
    () => {
      kept.forget()
      onClose()
      say({ message: t('desk.assessSaved') })
    },
  )
  const leaving = useChange(
    () => takeBackAssessment(id),
    () => {
      kept.forget()
      onClose()
      say({ message: t('desk.assessTakenBack') })
    },
  )
  const error = saving.error ?? leaving.error
  const known = criteria[kind]
  const isComplete = known.every((name) => scores[name] !== undefined)
  const isBusy = saving.isPending || leaving.isPending
  return (
    <form
      className="stack gap-4"
      noValidate
      aria-label={t('desk.assessOwn')}
      onSubmit={submitting(() => {
        setTried(true)
        if (isComplete && recommendation && !isBusy) saving.mutate(recommendation)
      })}
    >
      <KeptNotice {...kept} />
      <p className="sm muted">{t('desk.assessScale', { most: highestScore })}</p>
      {known.map((name, at) => (
        <FieldGroup
          key={name}
          id={`score-${name}`}
          radios
          required
          label={t(`desk.criterion_${name}`)}
          error={isTried && scores[name] === undefined ? t('desk.assessMissing') : undefined}
        >
          <div className="desk-scale">
            {scale.map((score) => (
              <Radio
                key={score}
                name={`score-${name}`}
                autoFocus={at === 0 && score === (scores[name] ?? 1)}
                checked={scores[name] === score}
                onChange={() => change({ scores: { ...scores, [name]: score } })}
              >
                {String(score)}
              </Radio>
            ))}
          </div>
        </FieldGroup>
      ))}
      <RadioGroup
        id="recommendation"
        name="recommendation"
        required
        label={t('desk.recommendation')}
        error={isTried && !recommendation ? t('forms.required') : undefined}
        options={recommendations.map((one) => ({ value: one, label: t(`desk.recommend_${one}`) }))}
        value={recommendation}
        onChange={(value) => change({ recommendation: value as Recommendation })}
      />
      <LongTextField
        id="assessment-comment"
        label={t('desk.assessComment')}
        hint={t('desk.newNoteHint')}
        optional={t('forms.optional')}
        max={longestComment}
        value={comment}
        onType={(comment) => change({ comment })}
      />
      {error && <Trouble error={error} />}
      <FormActs onCancel={onClose} small>
        <Button type="submit" small busy={saving.isPending}>
          {t('desk.assessSave')}
        </Button>
        {own && (
          <Button
            small
            variant="quiet"
            busy={leaving.isPending}
            onClick={() => !isBusy && leaving.mutate(undefined)}
          >
            {t('desk.assessBack')}
          </Button>
        )}
      </FormActs>
    </form>
  )
}
