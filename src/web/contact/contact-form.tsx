import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { contactForm } from '../../domain/forms/contact.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { validate } from '../../domain/forms/engine/validate.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { waitingMinutes } from '../../domain/protection/waiting-time.ts'
import type { FieldErrors, Refusal } from '../../domain/refusals.ts'
import type { Failed } from '../api/call-api.ts'
import { FieldErrorText, FormErrors, fieldLeft } from '../forms/form-errors.tsx'
import { FormField } from '../forms/form-field.tsx'
import type { Attempt, Waiting } from '../forms/wizard/draft.ts'
import { DraftDeleted, DraftDeletion } from '../forms/wizard/draft-deletion.tsx'
import { DraftState } from '../forms/wizard/draft-state.tsx'
import { useSending } from '../forms/wizard/use-sending.ts'
import type { IslandProps } from '../islands/names.ts'
import { PageProof } from '../protection/page-proof.tsx'
import type { Receiver } from '../protection/send-form.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { FieldRow, Form, FormActions, FormHead, FormSection } from '../ui/form/form.tsx'
import { bringIntoView } from '../ui/message/bring-into-view.ts'
import { Message } from '../ui/message/message.tsx'
import { Success, useKeptReceipt, useNewPage, useReceipt } from '../ui/success/success.tsx'
import { useKeptMessage } from './use-kept-message.ts'

export type ContactFormProps = {
  action: string
  homeHref: string
  lede: string
  /** The document's titles; `sent` once the message has arrived. */
  titles: { right: string; wrong: string; sent: string }
  csrfToken: string
  /** The key under which a native post may be repeated. */
  postKey: string
  stamp: string
  given: Answers
  errors: FieldErrors
  refusal?: Refusal | undefined
}

/** Works as a native form; once React has taken over, it sends without leaving the page. */
export function ContactForm(props: IslandProps<ContactFormProps>) {
  const { t, locale, given, action } = props
  const receipt = useKeptReceipt()
  const goOn = useRef<(attempt: Attempt) => void>(() => {})
  const wasChanged = useRef(() => {})
  const message = useKeptMessage(goOn, wasChanged)
  const [errors, setErrors] = useState(props.errors)
  // A page that the server sent back with errors is an attempt already.
  const [isLeftWrong, setLeftWrong] = useState(false)
  const [attempt, setAttempt] = useState(Object.keys(props.errors).length > 0 ? 1 : 0)
  const receiver: Receiver = { form: contactForm.id, path: '/api/contact', stamp: props.stamp }
  const { sending, send, stop, stayChanged } = useSending(receiver, {
    sent: () => void message.discard(),
    refused(found) {
      message.refused()
      setErrors(found)
    },
    stopped: message.stopped,
  })
  goOn.current = (attempt) => void send(attempt)
  wasChanged.current = stayChanged
  const isSending = sending.state === 'sending'
  const failure = sending.state === 'failed' ? sending : sending.state === 'idle' && props.refusal

  const isSent = sending.state === 'sent' || receipt !== undefined
  const isWrong = failure || Object.keys(errors).length > 0
  const titleNow = isSent ? undefined : props.titles[isWrong ? 'wrong' : 'right']
  useEffect(() => {
    if (titleNow) document.title = titleNow
  }, [titleNow])

  if (isSent) return <MessageReceipt {...props} again={action} />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const answers = message.typed()
    const found = validate(contactForm, answers)
    setAttempt(attempt + 1)
    setErrors(found)
    if (Object.keys(found).length > 0) return stop()
    void send(message.attempt(answers, waitingAt(receiver.path, action, t)))
  }

  /** Shows an error in the address as soon as the field is left; other fields wait for the attempt. */
  function checkEmail(event: FocusEvent<HTMLFormElement>) {
    const { value } = event.target
    const email = fieldLeft(event) === 'email' && value && validate(contactForm, { email: value }).email
    setLeftWrong(Boolean(email))
    if (email) setErrors({ ...errors, email })
  }

  function edit({ target }: FormEvent<HTMLFormElement>) {
    stop()
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
    <Form
      ref={message.form}
      method="post"
      action={action}
      onSubmit={submit}
      onInput={edit}
      onBlur={checkEmail}
    >
      {attempt > 0 && <FormErrors key={attempt} form={contactForm} t={t} errors={errors} />}
      <p className="vh" role="status">
        {isLeftWrong && <FieldErrorText form={contactForm} t={t} name="email" errors={errors} />}
      </p>
      {failure && (
        <div ref={bringIntoView}>
          <Message tone="danger" live title={t('contact.error', { text: reasonFor(failure, t) })} />
        </div>
      )}
      {(sending.state === 'waiting' || (isSending && sending.isRepeated)) && (
        <div ref={bringIntoView}>
          <Message tone="warn" live title={t('wizard.notSent')} text={t('contactPage.waitingText')} />
        </div>
      )}
      <DraftDeleted t={t} form={contactForm.id} />
      {message.isGone && (
        <Message tone="warn" live title={t('wizard.goneTitle')} text={t('wizard.goneText')} />
      )}
      <FormHead title={t('contact.title')} lede={props.lede} />
      <input type="hidden" name="_csrf" value={props.csrfToken} />
      <input type="hidden" name="_key" value={props.postKey} />
      <PageProof t={t} stamp={props.stamp} />
      <div inert={isSending}>
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
      {sending.state === 'changed' && (
        <Message tone="warn" live title={t('wizard.notSent')} text={t('contactPage.notSentChanged')} />
      )}
      <FormActions>
        <Button type="submit" busy={isSending}>
          {t(isSending ? 'contactPage.sending' : 'contactPage.send')}
        </Button>
      </FormActions>
      <div className="with-script stack gap-3">
        <DraftState kept={message.kept} t={t} locale={locale} />
        <p className="hint">{t('wizard.onThisDevice')}</p>
        <div className="row draft-actions">
          <DraftDeletion
            t={t}
            form={contactForm.id}
            onDelete={() => void message.discard().then(() => location.replace(action))}
          />
        </div>
      </div>
    </Form>
  )
}

function reasonFor(failed: Pick<Failed, 'code' | 'retryAfterSeconds'>, t: Translate): string {
  if (failed.code === 'captcha_failed')
    return t(failed.retryAfterSeconds ? 'contactPage.quick' : 'forms.captchaFailed')
  return failed.code === 'too_many_requests'
    ? t('contactPage.tooMany', { count: waitingMinutes(failed) })
    : t('contactPage.failed')
}

function MessageReceipt({ titles, ...sent }: Sent & Pick<ContactFormProps, 'titles'>) {
  useReceipt(`${sent.again}?sent`, titles.sent)
  return <MessageSent {...sent} />
}

type Sent = { t: Translate; again: string; homeHref: string }

const waitingAt = (path: string, page: string, t: Translate): Waiting => ({
  path,
  page,
  files: [],
  says: {
    waits: t('wizard.notSent'),
    waitsText: t('contactPage.notSentText'),
    changed: t('contactPage.notSentChanged'),
    open: t('wizard.notSentOpen'),
    refused: t('contactPage.notSentRefused'),
    arrived: t('contactPage.sentTitle'),
    receipt: t('wizard.receipt'),
    close: t('wizard.elsewhereClose'),
  },
})

/** 'Send another message' loads the page anew, as the specification says. */
export function MessageSent({ t, again, homeHref }: Sent) {
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
