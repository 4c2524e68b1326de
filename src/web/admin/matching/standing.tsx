import { isChosen } from '../../../domain/matching/shortlist.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { Confirmed } from '../confirmed.tsx'
import { sayMoment } from '../moment.tsx'
import type { WorkspaceData } from './workspace-data.ts'
import { WorkspaceForm } from './workspace-form.tsx'

/** Why nobody is suggested now, and what comes next instead. */
export function Standing(context: PageContext<WorkspaceData>) {
  const { t, href, data } = context
  const { status } = data.request
  const chosen = data.shortlist.find((entry) => isChosen(entry.status))
  if (status === 'eligible') return <Refused {...context} />
  if (status === 'shortlist_sent') {
    return (
      <Offer
        {...context}
        title={t('workspace.waits')}
        text={t('workspace.waitsText')}
        offer={data.mayMail ? { action: 'mail', words: 'mailAgain' } : undefined}
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
  return (
    <Message title={t('workspace.notEligible')}>
      <p>{t('workspace.notEligibleText')}</p>
    </Message>
  )
}

/** Somebody who has pressed the wrong button can be helped until the experts are told. */
function Refused(context: PageContext<WorkspaceData>) {
  const { t, locale, data } = context
  if (!data.refusedUntil || !data.mayChange) return null
  return (
    <Offer
      {...context}
      title={t('workspace.refusedByHospital')}
      text={t('workspace.refusedUntil', { time: sayMoment(data.refusedUntil, locale) })}
      offer={{ action: 'giveBack', words: 'giveBack' }}
    />
  )
}

type Offering = PageContext<WorkspaceData> & {
  title: string
  text: string
  offer: { action: string; words: 'mailAgain' | 'giveBack' } | undefined
}

/** What stands, and what can still be done about it. */
function Offer({ title, text, offer, ...context }: Offering) {
  const { t } = context
  return (
    <Message title={title}>
      <div className="stack gap-3">
        <p>{text}</p>
        {offer && (
          <WorkspaceForm {...context}>
            <Confirmed
              label={t(`workspace.${offer.words}`)}
              text={t(`workspace.${offer.words}Text`)}
              yes={t(`workspace.${offer.words}Yes`)}
              action={offer.action}
              variant="primary"
            />
          </WorkspaceForm>
        )}
      </div>
    </Message>
  )
}
