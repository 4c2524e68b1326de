import { useState } from 'react'
import { longestWords } from '../../../../domain/matching/not-now-reasons.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { submitting, Trouble, useChange } from '../call-state.tsx'
import { CallRefused, correctAddress, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { LongTextField } from './long-text-field.tsx'

type Props = {
  application: Reviewed
  onClose: () => void
  onCorrected: (corrected: Awaited<ReturnType<typeof correctAddress>>) => void
}

/** Corrects a mistyped address, to which no mail arrives. */
export function CorrectAddress({
  application: { id, version, email: present },
  onClose,
  onCorrected,
}: Props) {
  const { t } = useDesk()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const { mutate, isPending, error, reset } = useChange(
    () => correctAddress(id, { version, email, reason }),
    onCorrected,
  )
  const missing = (text: string) => (tries > 0 && text.trim() === '' ? t('forms.required') : undefined)
  const emailError = missing(email) ?? sayEmailError(error, t)
  const reasonError = missing(reason)
  const wrong = [
    { href: '#new-email', label: t('desk.rightEmail'), error: emailError },
    { href: '#address-reason', label: t('desk.correctionReason'), error: reasonError },
  ].flatMap(({ href, label, error: text }) => (text ? [{ href, text: `${label}: ${text}` }] : []))
  function submit() {
    setTries(tries + 1)
    if (isPending) return
    if (email.trim() && reason.trim()) mutate(undefined)
    else reset()
  }
  return (
    <Modal
      id="correct-address"
      open
      onClose={onClose}
      title={t('desk.correctEmail')}
      text={t('desk.correctEmailText', { email: present })}
    >
      <form className="stack" noValidate onSubmit={submitting(submit)}>
        {wrong.length > 0 && !isPending && (
          <ErrorSummary key={`${tries} ${error?.message}`} title={t('forms.invalid')} items={wrong} />
        )}
        {error && wrong.length === 0 && <Trouble error={error} />}
        <Field id="new-email" label={t('desk.rightEmail')} hint={t('desk.rightEmailHint')} error={emailError}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              required
              autoComplete="off"
              spellCheck={false}
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          )}
        </Field>
        <LongTextField
          id="address-reason"
          label={t('desk.correctionReason')}
          hint={t('desk.emailReasonHint')}
          error={reasonError}
          required
          max={longestWords}
          value={reason}
          onType={setReason}
        />
        <FormActs onCancel={onClose}>
          <Button type="submit" busy={isPending}>
            {t('desk.correctEmailNow')}
          </Button>
        </FormActs>
      </form>
    </Modal>
  )
}

function sayEmailError(error: Error | null, t: Translate): string | undefined {
  if (!(error instanceof CallRefused)) return undefined
  if (error.code === 'email_taken') return t('desk.emailTaken')
  const code = error.errors.email
  if (code === 'repeated') return t('desk.sameEmail')
  return code && t('forms.invalid_email')
}
