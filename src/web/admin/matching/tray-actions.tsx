import type { ReactNode } from 'react'
import { isInTheMaking } from '../../../domain/matching/match-status.ts'
import { isFree, shortlistSize } from '../../../domain/matching/shortlist.ts'
import { ErrorText } from '../../ui/field/field.tsx'
import { Confirmed, type ConfirmedProps } from '../forms/confirmed.tsx'
import { sayWrongPick } from './taken-experts.ts'
import { actionOf, type WorkspaceData } from './workspace-data.ts'
import { TextField, type WorkspaceContext } from './workspace-form.tsx'

/** The steps to which the shortlist can go, with `children` in their row. */
export function TrayActions({ children, ...context }: WorkspaceContext & { children: ReactNode }) {
  const { t, data } = context
  const { wrongPick } = data
  const inTheMaking = data.mayChange ? data.shortlist.filter(({ status }) => isInTheMaking(status)) : []
  const fitting = inTheMaking.filter(({ gates }) => gates.length === 0)
  const hasUnasked = fitting.some(({ status }) => status === 'suggested')
  const missing = shortlistSize.least - fitting.length
  const note = { name: 'note', label: t('workspace.askNote') }
  const reason = { name: 'unaskedReason', label: t('workspace.sendUnasked') }
  if (inTheMaking.length === 0) return children
  return (
    <>
      {inTheMaking.some(({ load }) => load === 'full') && (
        <TextField
          {...context}
          name="overLimitReason"
          label={t('workspace.liftLimit')}
          hint={t('workspace.liftLimitHint')}
        />
      )}
      {wrongPick && <ErrorText id="wrong-pick">{sayWrongPick(context)}</ErrorText>}
      {fitting.length < inTheMaking.length && <p className="hint">{t('workspace.unfitHint')}</p>}
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
        {children}
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
      yes={t('workspace.showMail')}
      action={`preview ${action}`}
      variant="primary"
      open={actionOf(data.given) === action}
    >
      {children}
    </Confirmed>
  )
}

/** Preselects experts to invite or, if none, interested ones, without those who cannot be chosen; keeps a former selection. */
export function isPicked({ given, shortlist }: WorkspaceData, id: string): boolean {
  if (given._action) return given.match?.includes(id) ?? false
  const hasUnasked = shortlist.some(({ status, gates }) => status === 'suggested' && gates.length === 0)
  const next = hasUnasked ? 'suggested' : 'interested'
  return shortlist.some((entry) => entry.id === id && entry.status === next && isFree(entry))
}
