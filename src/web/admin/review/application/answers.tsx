import { useRef, useState } from 'react'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import type { Form, Step } from '../../../../domain/forms/engine/form.ts'
import { fieldOf } from '../../../../domain/forms/engine/visible.ts'
import { correctableFields } from '../../../../domain/forms/engine/who-fills.ts'
import { longestWords } from '../../../../domain/matching/not-now-reasons.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import { ContactText } from '../../contact-text.tsx'
import { correctAnswers, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useKeptWords } from '../kept-words.ts'
import { useFocusBack } from '../keys.tsx'
import { AnswersForm } from './answers-form.tsx'
import { LongTextField } from './long-text-field.tsx'

type Props = { application: Reviewed; mayReview: boolean }

/** The applicant's answers by step of the form. */
export function Answers(props: Props) {
  const { steps } = applicationForms[props.application.kind]
  return steps.map((step) => <StepAnswers key={step.id} {...props} step={step} />)
}

function StepAnswers({ application, mayReview, step }: Props & { step: Step }) {
  const { t } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusBack(isOpen, place)
  const form: Form = applicationForms[application.kind]
  // The text field of an 'Other' choice is hidden when empty, because it is no question of its own.
  const isOtherField = (name: string) => 'otherOf' in fieldOf(form, name)
  const shown = application.answers.filter(
    ({ name, text }) =>
      step.asks.includes(name) && fieldOf(form, name).kind !== 'file' && (text || !isOtherField(name)),
  )
  if (shown.length === 0) return null
  const names = correctableFields(form).filter((name) => step.asks.includes(name))
  const correct = mayReview && !isOpen && names.length > 0 && (
    <Button
      variant="quiet"
      small
      aria-label={t('desk.correctStep', { step: t(step.title) })}
      onClick={() => setOpen(true)}
    >
      {t('desk.correct')}
    </Button>
  )
  return (
    <Box id={`answers-${step.id}`} title={t(step.title)} aside={correct}>
      <div className="desk-place" ref={place} tabIndex={-1}>
        {isOpen ? (
          <Correction
            application={application}
            names={names}
            title={t('desk.correctStep', { step: t(step.title) })}
            onClose={() => setOpen(false)}
          />
        ) : (
          <KeyValues
            items={shown.map(({ name, label, text }) => ({
              term: label,
              value: text ? (
                <ContactText kind={fieldOf(form, name).kind} text={text} />
              ) : (
                <span className="muted">{t('desk.notAnswered')}</span>
              ),
            }))}
          />
        )}
      </div>
    </Box>
  )
}

type CorrectionProps = { application: Reviewed; names: readonly string[]; title: string; onClose: () => void }

function Correction({ application, names, title, onClose }: CorrectionProps) {
  const { t } = useDesk()
  const typed = useKeptWords<string>(`reason-${application.id}-${names[0]}`)
  const reason = typed.words ?? ''
  const [isTried, setTried] = useState(false)
  const isExplained = reason.trim() !== ''
  return (
    <AnswersForm
      application={application}
      names={names}
      label={title}
      saveLabel={t('desk.saveCorrection')}
      savedText={t('desk.corrected', { to: application.email })}
      mayTry={() => {
        setTried(true)
        if (!isExplained) document.getElementById('correction-reason')?.focus()
        return isExplained
      }}
      save={async (given) => {
        const saved = await correctAnswers(application.id, { ...given, reason })
        typed.forget()
        return saved
      }}
      onClose={onClose}
    >
      <LongTextField
        id="correction-reason"
        label={t('desk.correctionReason')}
        hint={t('desk.correctionReasonHint')}
        error={isTried && !isExplained ? t('forms.required') : undefined}
        required
        max={longestWords}
        value={reason}
        onType={typed.keep}
      />
    </AnswersForm>
  )
}
