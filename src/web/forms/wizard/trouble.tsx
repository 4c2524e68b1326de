import type { ProblemCode } from '../../../domain/api/endpoints.ts'
import type { Form } from '../../../domain/forms/engine/form.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { waitingMinutes } from '../../../domain/protection/waiting-time.ts'
import type { RefusalCode } from '../../../domain/refusals.ts'
import { Button } from '../../ui/button/button.tsx'
import { bringIntoView } from '../../ui/message/bring-into-view.ts'
import { Message } from '../../ui/message/message.tsx'
import type { Stopped } from './draft.ts'
import type { Sending } from './use-sending.ts'
import { WaitingForFiles } from './waiting-for-files.tsx'

type Props = {
  form: Form
  t: Translate
  locale: Locale
  sending: Sending
  stopped: Stopped | undefined
  refusal?: RefusalCode
  retryAfterSeconds?: number | undefined
  goTo: (step: number) => void
}

export function Trouble({ form, t, locale, sending, stopped, refusal, goTo, ...refused }: Props) {
  if (sending.state === 'waiting' || (sending.state === 'sending' && sending.isRepeated)) {
    return (
      <div ref={bringIntoView}>
        <Message tone="warn" live title={t('wizard.waitingTitle')} text={t('wizard.waitingText')} />
      </div>
    )
  }
  if (sending.state === 'changed') {
    // The first attempt stored its wording, which this page may not have loaded.
    const { waits, changed } = stopped?.says ?? { waits: t('wizard.failedText'), changed: undefined }
    return <Message tone="warn" live title={waits} text={changed} />
  }
  if (sending.state === 'uploading') {
    return <WaitingForFiles t={t} locale={locale} />
  }
  const code = sending.state === 'failed' ? sending.code : sending.state === 'idle' ? refusal : undefined
  if (!code || code === 'invalid_answers') return null
  const isHasty = sending.state === 'idle' && code === 'captcha_failed' && refused.retryAfterSeconds
  const { title, text } = isHasty ? quick : wordsFor(form, code)
  function changeEmail() {
    goTo(form.steps.findIndex(({ asks }) => asks.includes('email')))
    // Waits until the step has moved the focus to its heading.
    setTimeout(() => document.getElementById('email')?.focus())
  }
  return (
    <Message
      tone={isHasty || code === 'too_many_requests' || code === 'uploads_full' ? 'warn' : 'danger'}
      live
      title={t(title)}
    >
      <p>{t(text, { count: waitingMinutes(sending.state === 'failed' ? sending : refused) })}</p>
      {sending.state === 'failed' && code === 'email_taken' && (
        <>
          {sending.isDoubtful && <p>{t('wizard.perhapsSent')}</p>}
          <Button variant="secondary" small onClick={changeEmail}>
            {t('wizard.changeEmail')}
          </Button>
        </>
      )}
    </Message>
  )
}

/** Without JavaScript the time to fill in the form replaces the captcha, so its error has other words. */
const quick = { title: 'wizard.quickTitle', text: 'wizard.quickText' } as const

function wordsFor({ says }: Form, code: ProblemCode) {
  if (code === 'email_taken' && says.emailTaken) {
    return { title: says.emailTaken, text: 'wizard.emailTakenText' } as const
  }
  if (code === 'captcha_failed') {
    return { title: 'forms.captchaFailed', text: 'wizard.failedText' } as const
  }
  if (code === 'too_many_requests') {
    return { title: 'wizard.tooManyTitle', text: 'wizard.tooManyText' } as const
  }
  if (code === 'uploads_full') {
    return { title: 'wizard.tooManyTitle', text: 'wizard.uploadsFullText' } as const
  }
  return { title: says.failed ?? 'wizard.failed', text: 'wizard.failedText' } as const
}
