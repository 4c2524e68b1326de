import { useEffect, useRef } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnProgramme } from '../../domain/programme/own-programme.ts'
import { areAcquainted } from '../../domain/programme/own-status.ts'
import type { IslandProps } from '../islands/names.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { FormSection } from '../ui/form/form.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import { AcceptAgreement, Unfold } from './accept-agreement.tsx'
import { AnswerQuestion } from './answer-question.tsx'
import { Commitments } from './commitments.tsx'
import { HandInLetter } from './hand-in-letter.tsx'
import { MatchStanding } from './match-standing.tsx'
import { Reports } from './reports.tsx'
import type { Action, ActionProps } from './use-submit.ts'

type Props = IslandProps<{
  programme: OwnProgramme
  match: OwnMatch
  said: Action | 'changed' | undefined
  onDone: ActionProps['onDone']
  onLock: () => void
}>

export function Collaboration({ t, locale, programme, match, said, onDone, onLock }: Props) {
  const { side } = programme
  const { id, status, other, need, tasks, certificate } = match
  const { text } = match.agreement
  const actions: ActionProps = { t, matchId: id, onDone, onLock }
  return (
    <article className="callout stack gap-7" aria-labelledby={`match-${id}`}>
      <div className="stack gap-5">
        <Said t={t} what={said} />
        <MatchStanding {...{ t, locale, side, match }} />
        {need.length > 0 && (
          <Unfold label={t('programme.need')} isOpen={status === 'invited'}>
            <Lines items={need} />
          </Unfold>
        )}
        {tasks.includes('answer') && <AnswerQuestion {...actions} />}
        {certificate && (
          <LinkButton href={certificate} download>
            {t('programme.certificate')}
          </LinkButton>
        )}
      </div>
      {text && tasks.includes('accept_agreement') && (
        <FormSection>
          <AcceptAgreement {...actions} text={text} />
        </FormSection>
      )}
      {tasks.includes('hand_in_letter') && (
        <FormSection>
          <HandInLetter {...actions} locale={locale} />
        </FormSection>
      )}
      {areAcquainted(status) && match.reports.length > 0 && (
        <FormSection>
          <Reports {...actions} locale={locale} match={match} />
        </FormSection>
      )}
      {areAcquainted(status) && (
        <FormSection>
          <Commitments {...actions} locale={locale} match={match} />
        </FormSection>
      )}
      {other.contact.length > 0 && (
        <FormSection>
          <div className="stack gap-3">
            <h4>{t(`programme.contact_${side}`)}</h4>
            <Lines items={other.contact} />
          </div>
        </FormSection>
      )}
    </article>
  )
}

function Lines({ items }: { items: OwnMatch['need'] }) {
  return <KeyValues items={items.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))} />
}

/** The confirmation takes the focus, since the pressed button is gone. */
function Said({ t, what }: { t: Translate; what: Action | 'changed' | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (what) place.current?.focus()
  }, [what])
  if (!what) return null
  return (
    <div ref={place} tabIndex={-1}>
      {what === 'changed' ? (
        <Message live tone="warn" title={t('programme.changed')} text={t('programme.changedText')} />
      ) : (
        <Message live title={t(`programme.done_${what}`)} />
      )}
    </div>
  )
}
