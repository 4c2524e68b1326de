import { type FormEvent, useState } from 'react'
import { longestWords } from '../../../domain/matching/not-now-reasons.ts'
import { isFree, nameOfExpert, type ShortlistedExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText, Field } from '../../ui/field/field.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { Candidate } from '../../ui/shortlist/candidate.tsx'
import { Shortlist, StickyBar } from '../../ui/shortlist/shortlist.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { Changes } from './changes.tsx'
import { candidateId, candidateProps, sayObstacles } from './expert-cells.tsx'
import type { Selection } from './use-selection.ts'

type Props = { t: Translate; email: string; selection: Selection }

export function Choosing({ t, email, selection }: Props) {
  const { shortlist, chosen, trouble, choose, ask, refuse } = selection
  const { experts } = shortlist
  return (
    <>
      <Band inner="stack gap-5">
        <Changes t={t} selection={selection} />
        <div className="only-small">
          <JumpChips
            label={t('selectExpert.goTo')}
            links={experts.map((expert) => ({
              href: `#${candidateId(expert)}`,
              label: nameOfExpert(expert),
            }))}
          />
        </div>
        <Shortlist legend={t('selectExpert.suggested')} count={experts.length}>
          {experts.map((expert, at) => (
            <Candidate
              key={expert.id}
              {...candidateProps(expert, at, t)}
              note={sayObstacles(expert, t)}
              pick={{
                name: 'expert',
                value: expert.id,
                chosen: expert.id === chosen?.id,
                onChoose: () => choose(expert),
                disabled: !isFree(expert),
                labels: {
                  choose: t(labelOfPick(expert)),
                  chosen: t('kit.chosen'),
                },
              }}
            />
          ))}
        </Shortlist>
        <div>
          <Button variant="secondary" onClick={() => ask('none')}>
            {t('selectExpert.none')}
          </Button>
        </div>
      </Band>
      <StickyBar>
        <div id="choice">
          <div role="alert">
            {trouble === 'unchosen' && <ErrorText>{t('selectExpert.chooseFirst')}</ErrorText>}
          </div>
          {chosen && (
            <p>
              {t('selectExpert.yourChoice')} <strong>{nameOfExpert(chosen)}</strong>
            </p>
          )}
          {!chosen && trouble !== 'unchosen' && <p>{t('selectExpert.nobodyYet')}</p>}
        </div>
        <Button
          aria-describedby="choice"
          aria-disabled={!chosen || undefined}
          onClick={chosen ? () => ask('confirm') : refuse}
        >
          {t('selectExpert.confirm')}
        </Button>
      </StickyBar>
      <ConfirmSelection t={t} email={email} selection={selection} />
      <NoneSuits t={t} selection={selection} />
    </>
  )
}

export function labelOfPick({ load, gates }: ShortlistedExpert) {
  if (gates.length > 0) return 'selectExpert.unfit'
  return load === 'full' ? 'selectExpert.unavailable' : 'kit.choose'
}

/** Asks for confirmation, and says that choosing one expert turns the others down. */
function ConfirmSelection({ t, email, selection }: Props) {
  const { chosen, asked, isSending, trouble, ask, confirm } = selection
  return (
    <Modal
      id="confirm"
      open={asked === 'confirm'}
      wide
      onClose={() => ask(undefined)}
      title={t('selectExpert.askTitle', { name: chosen ? nameOfExpert(chosen) : '' })}
      text={t('selectExpert.askText')}
    >
      <p className="muted sm">{t('selectExpert.askNext')}</p>
      {trouble && (
        <Message tone="danger" live title={t('selectExpert.failed')}>
          <p>
            {trouble === 'offline'
              ? t('selectExpert.failedOffline')
              : t('selectExpert.failedText', { email })}
          </p>
        </Message>
      )}
      <div className="row btn-row">
        <Button variant="secondary" onClick={() => ask(undefined)}>
          {t('selectExpert.goBack')}
        </Button>
        <Button busy={isSending} onClick={confirm}>
          {t(isSending ? 'selectExpert.sending' : 'selectExpert.yes')}
        </Button>
      </div>
    </Modal>
  )
}

/** Sends the shortlist back, with the reason; what is typed stays while the dialog is closed. */
function NoneSuits({ t, selection }: Omit<Props, 'email'>) {
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
