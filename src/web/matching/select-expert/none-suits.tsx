import { type FormEvent, useState } from 'react'
import { longestWords } from '../../../domain/matching/answer-words.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import type { Selection } from './use-selection.ts'

/** Sends the shortlist back, with the reason; what is typed stays while the dialog is closed. */
export function NoneSuits({ t, selection }: { t: Translate; selection: Selection }) {
  const { asked, isSending, trouble, ask, noneSuits } = selection
  const [isMissing, setMissing] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = event.currentTarget.elements.namedItem('reason') as HTMLTextAreaElement
    const written = reason.value.trim()
    setMissing(!written)
    if (!written) reason.focus()
    else if (!isSending) noneSuits(written)
  }
  return (
    <Modal
      id="none"
      open={asked === 'none'}
      wide
      onClose={() => ask(undefined)}
      title={t('selectExpert.noneTitle')}
      text={t('selectExpert.noneText')}
    >
      <form className="stack gap-5" onSubmit={send} noValidate>
        <Field
          id="none-reason"
          label={t('selectExpert.noneReason')}
          hint={t('selectExpert.noneHint')}
          error={isMissing ? t('forms.required') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              maxLength={longestWords}
              aria-required
              onInput={() => setMissing(false)}
            />
          )}
        </Field>
        {trouble && (
          <Message
            tone="danger"
            live
            title={t('selectExpert.noneFailed')}
            text={t('selectExpert.noneFailedText')}
          />
        )}
        <div className="row btn-row">
          <Button variant="secondary" onClick={() => ask(undefined)}>
            {t('selectExpert.goBack')}
          </Button>
          <Button type="submit" busy={isSending}>
            {t(isSending ? 'selectExpert.noneSending' : 'selectExpert.noneSend')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
