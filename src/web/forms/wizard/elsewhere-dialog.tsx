import { type FormEvent, useState } from 'react'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { clean } from '../../../domain/forms/engine/clean.ts'
import type { Answers, Form as FormDefinition } from '../../../domain/forms/engine/form.ts'
import { errorText, labelledError, labelOf } from '../../../domain/forms/engine/wording.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { callApi, type Failed } from '../../api/call-api.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { textOf } from '../inputs/question.ts'
import { stepId } from './progress.ts'

export type DraftOnPage = {
  form: FormDefinition
  t: Translate
  locale: Locale
  answers: Answers
  step: number
  /** Receives the id of the copy, which grants no access. */
  onKept: (id: string) => void
}

type Props = DraftOnPage & { isOpen: boolean; onClose: () => void }

type Status =
  | { at: 'asking'; error?: string }
  | { at: 'sending' }
  | { at: 'sent'; email: string; expiresAt: number }

/** Mails a link to a copy of the draft, which the server keeps; the draft on this device stays as it is. */
export function ElsewhereDialog({ form, t, locale, answers, step, onKept, isOpen, onClose }: Props) {
  const [status, setStatus] = useState<Status>({ at: 'asking' })
  const emailField = Object.keys(form.fields).find((name) => form.fields[name]?.kind === 'email') ?? ''

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status.at === 'sending') return
    const email = textOf(new FormData(event.currentTarget).get('address')).trim()
    setStatus({ at: 'sending' })
    const kind = form.id as ApplicationKind
    const draft = { form: kind, answers: clean(form, answers), step: stepId(form, step), locale, email }
    const answered = await callApi('POST', '/api/drafts', { body: draft })
    if (!answered.ok) return setStatus({ at: 'asking', error: reasonFor(form, emailField, answered, t) })
    const { id, expires_at } = answered.value
    onKept(id)
    setStatus({ at: 'sent', email, expiresAt: Date.parse(expires_at) })
  }

  return (
    <Modal
      id="finish-elsewhere"
      open={isOpen}
      onClose={onClose}
      title={t('wizard.elsewhere')}
      text={status.at === 'sent' ? undefined : t('wizard.elsewhereText')}
    >
      {status.at === 'sent' ? (
        <div className="stack gap-5">
          <p ref={takeFocus} tabIndex={-1}>
            {t('wizard.elsewhereSent', { email: status.email, date: dateOf(status.expiresAt, locale) })}
          </p>
          <Button block onClick={onClose}>
            {t('wizard.elsewhereClose')}
          </Button>
        </div>
      ) : (
        <form className="stack gap-5" onSubmit={send} noValidate>
          <Field
            id="elsewhere-address"
            label={labelOf(form, emailField, t)}
            error={status.at === 'asking' ? status.error : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="address"
                dir="ltr"
                autoComplete="email"
                defaultValue={textOf(answers[emailField])}
              />
            )}
          </Field>
          <div className="stack gap-3">
            <Button type="submit" block busy={status.at === 'sending'}>
              {t('wizard.elsewhereSend')}
            </Button>
            <Button variant="secondary" block onClick={onClose}>
              {t('wizard.elsewhereClose')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}

/** Focuses the text that replaces the form. */
const takeFocus = (words: HTMLElement | null) => words?.focus()

function dateOf(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long' }).format(at)
}

/** Names the invalid answer, which is hidden behind the dialog. */
function reasonFor(form: FormDefinition, emailField: string, { code, errors }: Failed, t: Translate): string {
  if (code === 'offline') return t('wizard.waitingTitle')
  if (code === 'too_many_requests') return t('wizard.tooManyTitle')
  const { email, ...others } = errors ?? {}
  if (email) return errorText(form, emailField, email, t)
  const [wrong] = Object.entries(others)
  if (!wrong || !(wrong[0] in form.fields)) return t('wizard.failed')
  return labelledError(form, wrong[0], wrong[1], t)
}
