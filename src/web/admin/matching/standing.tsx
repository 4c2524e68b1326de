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
      <Offer
        {...context}
        title={t('workspace.waits')}
        text={t('workspace.waitsText')}
        does={data.mayMail ? { act: 'mail', words: 'mailAgain' } : undefined}
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
      does={{ act: 'giveBack', words: 'giveBack' }}
    />
  )
}

type Offering = PageContext<WorkspaceData> & {
  title: string
  text: string
  does: { act: string; words: 'mailAgain' | 'giveBack' } | undefined
}

/** What stands, and what can still be done about it. */
function Offer({ title, text, does, ...context }: Offering) {
  const { t } = context
  return (
    <Message title={title}>
      <div className="stack gap-3">
        <p>{text}</p>
        {does && (
          <ActForm {...context}>
            <Confirmed
              label={t(`workspace.${does.words}`)}
              text={t(`workspace.${does.words}Text`)}
              yes={t(`workspace.${does.words}Yes`)}
              act={does.act}
              variant="primary"
            />
          </ActForm>
        )}
      </div>
    </Message>
  )
}
