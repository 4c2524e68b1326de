import { type FormEvent, useEffect, useState } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Answered, Failed } from '../api/call-api.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorAlert } from '../ui/error-alert/error-alert.tsx'
import { Field, type FieldText } from '../ui/field/field.tsx'
import { Mark } from '../ui/logo/mark.tsx'
import { Modal } from '../ui/modal/modal.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { type NewPin, newPinText, refusalText } from './authentication-words.ts'

type Props = {
  t: Translate
  open: boolean
  text: string
  onBegin: () => void
  unlock: (email: string, pin: string) => Promise<Failed | undefined>
  sendNewPin: () => Promise<Answered<NewPin>>
  /** The page that sends links again. */
  linkHref: string
  /** Offers a new PIN before anything else. */
  wantsPin: boolean
}

/** The dialog in front of the application; only the right credentials close it. */
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

function Credentials({ t, onBegin, unlock, sendNewPin, linkHref, wantsPin }: Omit<Props, 'open' | 'text'>) {
  const [told, setTold] = useState<Told>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isOffered, setOffered] = useState(wantsPin)
  useEffect(() => {
    if (wantsPin && !isOffered) document.getElementById('own-email')?.focus()
  }, [wantsPin, isOffered])
  const isRefused = told?.about === 'credentials'
  // The same for every mistake, so that it does not reveal whether the link or the address is known.
  const newLink = (
    <p className="sm">
      {t(isRefused ? 'edit.authenticationReplaced' : 'edit.authenticationLost')}{' '}
      <a href={linkHref}>{t('edit.authenticationLink')}</a>
    </p>
  )
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
    setOffered(false)
    const old = document.querySelector<HTMLInputElement>('#own-pin')
    if (!old || !answer.ok) return
    old.value = ''
    old.focus()
  }

  if (isOffered) {
    return (
      <div className="stack gap-3">
        <p>{t('edit.newPinOffer')}</p>
        <Button block busy={isBusy} onClick={askForPin}>
          {t('edit.newPin')}
        </Button>
        <Button variant="quiet" small block disabled={isBusy} onClick={() => setOffered(false)}>
          {t('edit.newPinNot')}
        </Button>
      </div>
    )
  }

  return (
    <form className="stack gap-5" onInput={onBegin} onSubmit={send} noValidate>
      {isRefused && (
        <div className="stack gap-2">
          <ErrorAlert id="own-refused" text={told.text} />
          {newLink}
        </div>
      )}
      <EmailField id="own-email" label={t('edit.email')} error={required('email')} />
      <PinField
        id="own-pin"
        label={t('edit.pin')}
        hint={t('edit.pinHint')}
        error={required('pin')}
        wrongBy={isRefused ? 'own-refused' : undefined}
      />
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
        {!isRefused && newLink}
      </div>
    </form>
  )
}

type EmailProps = FieldText & { name?: string; given?: string | undefined }

export function EmailField({ name = 'email', given, ...text }: EmailProps) {
  return (
    <Field {...text}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="email"
          dir="ltr"
          autoComplete="email"
          spellCheck={false}
          aria-required
          defaultValue={given}
        />
      )}
    </Field>
  )
}

type PinProps = FieldText & {
  maxLength?: number
  /** The id of an error that is shown elsewhere, so that it is announced once. */
  wrongBy?: string | undefined
}

export function PinField({ maxLength, wrongBy, ...text }: PinProps) {
  return (
    <Field {...text}>
      {(control) => (
        <TextInput
          {...control}
          {...(wrongBy && {
            'aria-invalid': true,
            'aria-describedby': `${control['aria-describedby'] ?? ''} ${wrongBy}`.trim(),
          })}
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
