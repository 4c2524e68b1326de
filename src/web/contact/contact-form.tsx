import { type FocusEvent, type FormEvent, useState } from 'react'
import { contactForm } from '../../domain/forms/contact.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { validate } from '../../domain/forms/engine/validate.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldErrors, RefusalCode } from '../../domain/refusals.ts'
import type { Failed } from '../api/call-api.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { FormField } from '../forms/form-field.tsx'
import { DraftDeletion } from '../forms/wizard/draft-deletion.tsx'
import { DraftState } from '../forms/wizard/draft-state.tsx'
import type { IslandProps } from '../islands/names.ts'
import { PageProof } from '../protection/page-proof.tsx'
import { type Receiver, sendForm, useProof } from '../protection/send-form.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { FieldRow, Form, FormActions, FormHead, FormSection } from '../ui/form/form.tsx'
import { Message } from '../ui/message/message.tsx'
import { Success, useNewPage } from '../ui/success/success.tsx'
import { useKeptMessage } from './use-kept-message.ts'

export type ContactFormProps = {
  action: string
  homeHref: string
  lede: string
  csrfToken: string
  /** Under which a native post may be repeated. */
  postKey: string
  stamp: string
  given: Answers
  errors: FieldErrors
  refusal?: RefusalCode | undefined
}

type Status =
  | { kind: 'typing' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; why: MessageKey }

/** Works as a native form; once React has taken over, it sends without leaving the page. */
export function ContactForm(props: IslandProps<ContactFormProps>) {
  const { t, locale, given, action } = props
  const message = useKeptMessage()
  const [errors, setErrors] = useState(props.errors)
  // A page that the server sent back with errors is an attempt already.
  const [attempt, setAttempt] = useState(Object.keys(props.errors).length > 0 ? 1 : 0)
  const [status, setStatus] = useState<Status>(
    props.refusal ? { kind: 'failed', why: reasonFor(props.refusal) } : { kind: 'typing' },
  )
  const receiver: Receiver = { form: contactForm.id, path: '/api/contact', stamp: props.stamp }
  useProof(receiver.form)

  if (status.kind === 'sent') return <MessageSent t={t} again={action} homeHref={props.homeHref} />

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status.kind === 'sending') return
    const answers = message.typed()
    const found = validate(contactForm, answers)
    setAttempt(attempt + 1)
    setErrors(found)
    if (Object.keys(found).length > 0) return setStatus({ kind: 'typing' })
    setStatus({ kind: 'sending' })
    const { body, key } = message.attempt(answers)
    const answered = await sendForm(receiver, JSON.parse(body), key)
    if (answered.ok) {
      void message.discard()
      return setStatus({ kind: 'sent' })
    }
    const { code, errors: refused } = answered
    if (refused) message.refused()
    setErrors(refused ?? {})
    setStatus(refused ? { kind: 'typing' } : { kind: 'failed', why: reasonFor(code) })
  }

  /** Leaving the address with a mistake in it says so at once; other fields wait for the attempt. */
  function checkEmail({ target }: FocusEvent<HTMLFormElement>) {
    if (target.name !== 'email') return
    const email = validate(contactForm, { email: target.value }).email
    if (target.value && email) setErrors({ ...errors, email })
  }

  function edit({ target }: FormEvent<HTMLFormElement>) {
    message.keep()
    const { name } = target as HTMLInputElement
    if (errors[name])
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)))
  }

  const question = (name: keyof typeof contactForm.fields) => (
    <FormField
      form={contactForm}
      name={name}
      t={t}
      given={given[name] as string | undefined}
      code={errors[name]}
    />
  )
  return (
    <Form ref={message.form} method="post" action={action} onSubmit={send} onInput={edit} onBlur={checkEmail}>
      {attempt > 0 && <FormErrors key={attempt} form={contactForm} t={t} errors={errors} />}
      {status.kind === 'failed' && (
        <div ref={bringIntoView}>
          <Message tone="danger" live title={t('contact.error', { text: t(status.why) })} />
        </div>
      )}
      {message.isGone && (
        <Message tone="warn" live title={t('wizard.goneTitle')} text={t('wizard.goneText')} />
      )}
      <FormHead title={t('contact.title')} lede={props.lede} />
      <input type="hidden" name="_csrf" value={props.csrfToken} />
      <input type="hidden" name="_key" value={props.postKey} />
      <PageProof t={t} stamp={props.stamp} />
      <div inert={status.kind === 'sending'}>
        <FormSection>
          <FieldRow>
            {question('name')}
            {question('surname')}
          </FieldRow>
          <FieldRow>
            {question('email')}
            {question('phone')}
          </FieldRow>
          {question('message')}
        </FormSection>
      </div>
      <FormActions>
        <Button type="submit" busy={status.kind === 'sending'}>
          {t(status.kind === 'sending' ? 'contactPage.sending' : 'contactPage.send')}
        </Button>
      </FormActions>
      <div className="with-script stack gap-3">
        <DraftState kept={message.kept} t={t} locale={locale} />
        <p className="hint">{t('wizard.onThisDevice')}</p>
        <div className="row draft-actions">
          <DraftDeletion t={t} onDelete={() => void message.discard().then(() => location.replace(action))} />
        </div>
      </div>
    </Form>
  )
}

/** The message is at the top of the form, the button at its end. */
function bringIntoView(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'center' })
}

function reasonFor(code: Failed['code']): MessageKey {
  if (code === 'offline') return 'contactPage.offline'
  if (code === 'captcha_failed') return 'forms.captchaFailed'
  return code === 'too_many_requests' ? 'contactPage.tooMany' : 'contactPage.failed'
}

/** 'Send another message' loads the page anew, as the specification says. */
export function MessageSent({ t, again, homeHref }: { t: Translate; again: string; homeHref: string }) {
  const page = useNewPage()
  return (
    <div ref={page}>
      <Success title={t('contactPage.sentTitle')} text={t('contactPage.sentText')}>
        <div className="row btn-row">
          <LinkButton href={again} variant="secondary">
            {t('contact.sendAnother')}
          </LinkButton>
          <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
        </div>
      </Success>
    </div>
  )
}
