import { isChosen } from '../../../domain/matching/shortlist.ts'
import { paths } from '../../../domain/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { sayMoment } from '../moment.tsx'
import { ReminderForm } from '../programme/reminder.tsx'
import { HeldShortlist } from './held-mails.tsx'
import { sayTaken } from './taken-experts.ts'
import { placeOf } from './workspace-data.ts'
import { type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

/** Why no expert can be suggested now, and what comes next instead. */
export function Standing(context: WorkspaceContext) {
  const { t, href, locale, data } = context
  const { request, refusedUntil, mayChange, mayMail } = data
  const chosen = data.shortlist.find((entry) => isChosen(entry.status))
  if (request.status === 'eligible') {
    const reason = findRefusal(data)?.answer_reason
    const said = reason ? t('workspace.refusedReason', { reason }) : ''
    const title = t('workspace.refusedByHospital')
    if (!refusedUntil || !mayChange) return said ? <Message title={title} text={said} /> : null
    const until = t('workspace.refusedUntil', { time: sayMoment(refusedUntil, locale) })
    return <Offer {...context} title={title} said={said} text={until} offer="giveBack" />
  }
  if (data.heldShortlist) return <HeldShortlist {...context} />
  if (request.status === 'shortlist_sent') {
    const text = sayWaiting(context)
    return (
      <Offer
        {...context}
        title={t('workspace.waits')}
        text={text}
        offer={mayMail ? 'mailAgain' : undefined}
      />
    )
  }
  if (chosen) {
    return (
      <Message title={t('workspace.chosen', { name: chosen.name })}>
        <p>{t('workspace.chosenText', { status: t(`match.status_${chosen.status}`) })}</p>
        <p>
          <a href={href(paths.adminMatch(chosen.id))}>{t('workspace.openMatch')}</a>
        </p>
      </Message>
    )
  }
  if (data.maySearchAgain && !data.preview) return <SearchAgain {...context} />
  return <Message title={t('workspace.notEligible')} text={t('workspace.notEligibleText')} />
}

/** The last answer that none suits, until the next experts are on the list. */
function findRefusal({ shortlist }: WorkspaceContext['data']) {
  const [last] = shortlist.toSorted((one, other) => other.moved_at.getTime() - one.moved_at.getTime())
  return last?.status === 'not_selected' ? last : undefined
}

/** Starts another search after the expert has left; shows its mail first. */
function SearchAgain(context: WorkspaceContext) {
  const { t } = context
  return (
    <Message title={t('workspace.expertGone')}>
      <WorkspaceForm {...context} className="stack gap-3">
        <p>{t('workspace.againText')}</p>
        <div>
          <Button type="submit" small name="_action" value="preview again">
            {t('desk.act_find_another')}
          </Button>
        </div>
      </WorkspaceForm>
    </Message>
  )
}

/** What the hospital may do, and whom it can no longer choose. */
function sayWaiting(context: WorkspaceContext): string {
  const { t } = context
  const taken = sayTaken(context)
  return taken === t('workspace.waitsNobody') ? taken : [t('workspace.waitsText'), taken].join(' ').trim()
}

type OfferProps = WorkspaceContext & {
  title: string
  said?: string
  text: string
  offer?: 'giveBack' | 'mailAgain'
}

function Offer({ title, said, text, offer, ...context }: OfferProps) {
  const { t } = context
  const { reminder } = context.data
  return (
    <Message title={title}>
      <div className="stack gap-3">
        {said && <p dir="auto">{said}</p>}
        <p>{text}</p>
        {offer && (
          <WorkspaceForm {...context}>
            <Confirmed
              label={t(`workspace.${offer}`)}
              text={t(`workspace.${offer}Text`)}
              yes={t(`workspace.${offer}Yes`)}
              action={offer === 'mailAgain' ? 'mail' : offer}
              variant="primary"
            />
          </WorkspaceForm>
        )}
        {reminder && <ReminderForm context={context} reminder={reminder} path={placeOf(context.data)} />}
      </div>
    </Message>
  )
}
