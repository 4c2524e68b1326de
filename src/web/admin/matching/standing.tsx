import { isChosen } from '../../../domain/matching/shortlist.ts'
import { paths } from '../../../domain/paths.ts'
import { Message } from '../../ui/message/message.tsx'
import { Confirmed } from '../confirmed.tsx'
import { sayMoment } from '../moment.tsx'
import { type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

/** Why no expert can be suggested now, and what comes next instead. */
export function Standing(context: WorkspaceContext) {
  const { t, href, locale, data } = context
  const { request, refusedUntil, mayChange, mayMail } = data
  const chosen = data.shortlist.find((entry) => isChosen(entry.status))
  if (request.status === 'eligible') {
    if (!refusedUntil || !mayChange) return null
    const text = t('workspace.refusedUntil', { time: sayMoment(refusedUntil, locale) })
    return <Offer {...context} title={t('workspace.refusedByHospital')} text={text} offer="giveBack" />
  }
  if (request.status === 'shortlist_sent') {
    const text = t('workspace.waitsText')
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
  return <Message title={t('workspace.notEligible')} text={t('workspace.notEligibleText')} />
}

type OfferProps = WorkspaceContext & { title: string; text: string; offer?: 'giveBack' | 'mailAgain' }

function Offer({ title, text, offer, ...context }: OfferProps) {
  const { t } = context
  return (
    <Message title={title}>
      <div className="stack gap-3">
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
      </div>
    </Message>
  )
}
