import type { ReactNode } from 'react'
import { isInTheMaking } from '../../../domain/matching/match-status.ts'
import { shortlistSize } from '../../../domain/matching/shortlist.ts'
import { ErrorText } from '../../ui/field/field.tsx'
import { Confirmed, type ConfirmedProps } from '../confirmed.tsx'
import type { WorkspaceData } from './workspace-data.ts'
import { TextField, type WorkspaceContext } from './workspace-form.tsx'

export function TrayActions(context: WorkspaceContext) {
  const { t, data } = context
  const { wrongPick } = data
  const inTheMaking = data.shortlist.filter(({ status }) => isInTheMaking(status))
  const hasUnasked = inTheMaking.some(({ status }) => status === 'suggested')
  const missing = shortlistSize.least - inTheMaking.length
  const note = { name: 'note', label: t('workspace.askNote') }
  const reason = { name: 'unaskedReason', label: t('workspace.sendUnasked') }
  if (inTheMaking.length === 0) return null
  return (
    <>
      {wrongPick && <ErrorText id="wrong-pick">{t(`workspace.${wrongPick}`)}</ErrorText>}
      <div className="row">
        {hasUnasked && (
          <Step {...context} action="ask" look="primary">
            <TextField {...context} {...note} optional={t('forms.optional')} />
          </Step>
        )}
        {missing > 0 ? (
          <p className="hint">{t('workspace.sendLater', { count: missing })}</p>
        ) : (
          <Step {...context} action="send" look={hasUnasked ? 'secondary' : 'primary'}>
            {hasUnasked && <TextField {...context} {...reason} hint={t('workspace.sendUnaskedHint')} />}
          </Step>
        )}
      </div>
    </>
  )
}

type StepProps = WorkspaceContext & {
  action: 'ask' | 'send'
  look: ConfirmedProps['look']
  children: ReactNode
}

function Step({ t, data, action, look, children }: StepProps) {
  return (
    <Confirmed
      look={look}
      label={t(`workspace.${action}`)}
      text={t(`workspace.${action}Text`)}
      yes={t(`workspace.${action}Yes`)}
      action={action}
      variant="primary"
      open={data.given._action?.[0] === action}
    >
      {children}
    </Confirmed>
  )
}

/** Preselects experts to invite or, if none, interested ones; keeps a former selection. */
export function isPicked({ given, shortlist }: WorkspaceData, id: string): boolean {
  if (given._action) return given.match?.includes(id) ?? false
  const hasUnasked = shortlist.some(({ status }) => status === 'suggested')
  const next = hasUnasked ? 'suggested' : 'interested'
  return shortlist.some((entry) => entry.id === id && entry.status === next)
}
