import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import {
  type Decline,
  type DeclineReason,
  declineReasons,
  isTold,
} from '../../../../domain/review/decline-reasons.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useDesk } from '../desk-context.ts'
import type { DeclineDraft } from '../kept-moves.ts'
import { type KeptWords, useDraft } from '../kept-words.ts'
import { FactsForm } from './facts-form.tsx'
import { LongTextField } from './long-text-field.tsx'

type Props = {
  kind: ApplicationKind
  given?: Decline | undefined
  kept?: KeptWords<DeclineDraft>
  /** The label of the button that continues. */
  label: string
  onDecline: (decline: Decline) => void
  onCancel: () => void
}

/** The reason of a decline: for the statistics, and for the mail if that is chosen. */
export function DeclineFields({ kind, given, kept, label, onDecline, onCancel }: Props) {
  const { t } = useDesk()
  const [{ reason, note, tell }, change] = useDraft<DeclineDraft>(
    given ?? { reason: '', note: '', tell: false },
    kept,
  )
  const missing = t('forms.required')
  const needsNote = reason === 'other' && !note.trim()
  return (
    <FactsForm
      kept={kept}
      label={label}
      onSubmit={() => {
        if (reason && !needsNote) onDecline({ reason, note, tell: tell && isTold(reason) })
      }}
      onCancel={onCancel}
    >
      {(isTried) => (
        <>
          <Field
            id="decline-reason"
            label={t('desk.declineReason')}
            error={isTried && !reason ? missing : undefined}
          >
            {(control) => (
              <Select
                {...control}
                aria-required
                value={reason}
                placeholder={t('desk.declineChoose')}
                options={declineReasons[kind].map((one) => ({ value: one, label: t(`desk.decline_${one}`) }))}
                onChange={({ currentTarget }) =>
                  change({ reason: currentTarget.value as DeclineReason | '' })
                }
              />
            )}
          </Field>
          <LongTextField
            id="decline-note"
            label={t('desk.declineNote')}
            hint={t('desk.declineNoteHint')}
            optional={reason === 'other' ? undefined : t('forms.optional')}
            error={isTried && needsNote ? missing : undefined}
            max={2000}
            rows={2}
            value={note}
            onType={(note) => change({ note })}
          />
          {reason !== 'other' && (
            <Checkbox
              checked={tell}
              onChange={({ currentTarget }) => change({ tell: currentTarget.checked })}
            >
              {t('desk.declineTell')}
            </Checkbox>
          )}
        </>
      )}
    </FactsForm>
  )
}
