import type { ReactNode } from 'react'
import { isChosen } from '../../../domain/matching/shortlist.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { Confirmed } from '../confirmed.tsx'
import { sayMoment } from '../moment.tsx'
import { ActForm } from './act-form.tsx'
import type { WorkspaceData } from './workspace-data.ts'

/** Why nobody is suggested now, and what comes next instead. */
export function Standing(context: PageContext<WorkspaceData>) {
  const { t, href, data } = context
  const { status } = data.request
  const chosen = data.shortlist.find((entry) => isChosen(entry.status))
  if (status === 'eligible') return <Refused {...context} />
  if (status === 'shortlist_sent') {
    return (
      <Offer {...context} title={t('workspace.waits')} text={t('workspace.waitsText')}>
        {data.mayMail && (
          <Confirmed
            label={t('workspace.mailAgain')}
            text={t('workspace.mailAgainText')}
            yes={t('workspace.mailAgainYes')}
            act="mail"
            variant="primary"
          />
        )}
      </Offer>
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
    >
      <Confirmed
        label={t('workspace.giveBack')}
        text={t('workspace.giveBackText')}
        yes={t('workspace.giveBackYes')}
        act="giveBack"
        variant="primary"
      />
    </Offer>
  )
}

type Offering = PageContext<WorkspaceData> & { title: string; text: string; children: ReactNode }

/** What stands, and what can still be done about it. */
function Offer({ title, text, children, ...context }: Offering) {
  return (
    <Message title={title}>
      <div className="stack gap-3">
        <p>{text}</p>
        {children && <ActForm {...context}>{children}</ActForm>}
      </div>
    </Message>
  )
}
