import { useState } from 'react'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import {
  type Decline,
  type DeclineReason,
  declineReasons,
  isTold,
} from '../../../../domain/review/decline-reasons.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { submitting } from '../call-state.tsx'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import type { DeclineDraft } from '../kept-moves.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { type KeptWords, useDraft } from '../kept-words.ts'
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
  const [isTried, setTried] = useState(false)
  const missing = t('forms.required')
  const needsNote = reason === 'other' && !note.trim()
  return (
    <form
      className="stack"
      noValidate
      onSubmit={submitting(() => {
        setTried(true)
        if (reason && !needsNote) onDecline({ reason, note, tell: tell && isTold(reason) })
      })}
    >
      {kept && <KeptNotice {...kept} />}
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
            onChange={({ currentTarget }) => change({ reason: currentTarget.value as DeclineReason | '' })}
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
        <Checkbox checked={tell} onChange={({ currentTarget }) => change({ tell: currentTarget.checked })}>
          {t('desk.declineTell')}
        </Checkbox>
      )}
      <FormActs onCancel={onCancel}>
        <Button type="submit">{label}</Button>
      </FormActs>
    </form>
  )
}
