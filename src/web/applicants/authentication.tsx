import { type FormEvent, useState } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Answered, Failed } from '../api/call-api.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorAlert } from '../ui/error-alert/error-alert.tsx'
import { Field, type FieldText } from '../ui/field/field.tsx'
import { Mark } from '../ui/logo/mark.tsx'
import { Modal } from '../ui/modal/modal.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { newPinText, refusalText } from './authentication-words.ts'

type Props = {
  t: Translate
  open: boolean
  text: string
  onBegin: () => void
  unlock: (email: string, pin: string) => Promise<Failed | undefined>
  sendNewPin: () => Promise<Answered>
}

/** Stands before the application; there is no way past it but the right credentials. */
export function Authentication({ open, text, ...props }: Props) {
  const { t } = props
  return (
    <Modal id="authentication" open={open} title={t('edit.authenticationTitle')} text={text} mark={<Mark />}>
      {/* Unmounted with the dialog, so that the PIN does not stay in the page. */}
      {open && <Credentials {...props} />}
    </Modal>
  )
}

type Told = { about: 'credentials' | 'newPin'; text: string }

function Credentials({ t, onBegin, unlock, sendNewPin }: Omit<Props, 'open' | 'text'>) {
  const [told, setTold] = useState<Told>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const required = (name: string) => (missing.includes(name) ? t('forms.required') : undefined)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const { elements } = event.currentTarget
    const [email, pin] = (['email', 'pin'] as const).map(
      (name) => elements.namedItem(name) as HTMLInputElement,
    ) as [HTMLInputElement, HTMLInputElement]
    const empty = [email, pin].filter(({ value }) => !value.trim())
    setTold(undefined)
    setMissing(empty.map(({ name }) => name))
    if (empty[0]) return empty[0].focus()
    setBusy(true)
    const refused = await unlock(email.value.trim(), pin.value.replaceAll(/\s/g, ''))
    setBusy(false)
    if (!refused) return
    setTold({ about: 'credentials', text: refusalText(refused, t) })
    pin.focus()
  }

  async function askForPin() {
    setTold(undefined)
    setBusy(true)
    const answer = await sendNewPin()
    setBusy(false)
    setTold({ about: 'newPin', text: newPinText(answer, t) })
  }

  return (
    <form className="stack gap-5" onInput={onBegin} onSubmit={send} noValidate>
      <ErrorAlert text={told?.about === 'credentials' ? told.text : undefined} />
      <Field id="own-email" label={t('edit.email')} error={required('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            aria-required
          />
        )}
      </Field>
      <PinField id="own-pin" label={t('edit.pin')} hint={t('edit.pinHint')} error={required('pin')} />
      <Button type="submit" block busy={isBusy}>
        {t('edit.send')}
      </Button>
      <div className="stack gap-2">
        <Button variant="quiet" small block disabled={isBusy} onClick={askForPin}>
          {t('edit.newPin')}
        </Button>
        <p className="sm" role="status">
          {told?.about === 'newPin' && told.text}
        </p>
      </div>
    </form>
  )
}

export function PinField({ maxLength, ...text }: FieldText & { maxLength?: number }) {
  return (
    <Field {...text}>
      {(control) => (
        <TextInput
          {...control}
          name="pin"
          code
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          maxLength={maxLength}
        />
      )}
    </Field>
  )
}
