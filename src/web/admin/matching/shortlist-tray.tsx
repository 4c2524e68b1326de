import { gates } from '../../../domain/matching/gate-names.ts'
import { isInTheMaking, isOver } from '../../../domain/matching/match-status.ts'
import { sayGate } from '../../../domain/matching/say-gate.ts'
import { isChosen } from '../../../domain/matching/shortlist.ts'
import { capacityIn } from '../../../domain/matching/workload.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import type { ShortlistEntry } from '../../../services/matching/read-workspace.ts'
import { initialsOf } from '../../content/experts/initials.ts'
import { IconButton, LinkButton } from '../../ui/button/button.tsx'
import { toneOf } from '../../ui/portrait/portrait.tsx'
import { Tray } from '../../ui/tray/tray.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { isListed } from './expert-rank.tsx'
import { LoadBadge } from './load-badge.tsx'
import { MatchBadge } from './match-badge.tsx'
import { saidNo, saySaidNo } from './said-no.ts'
import { isPicked, TrayActions } from './tray-actions.tsx'
import { UnfitBadge } from './unfit-badge.tsx'
import { hasWords, mostCompared, placeOf, type WorkspaceData } from './workspace-data.ts'
import { type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

export function ShortlistTray(context: WorkspaceContext) {
  const { t, href, data } = context
  const listed = data.shortlist.filter(({ status }) => !isOver(status))
  const notSent =
    data.request.status === 'eligible' ? 0 : listed.filter(({ status }) => isInTheMaking(status)).length
  const compare = listed.slice(0, mostCompared).map(({ expert_id }) => expert_id)
  return (
    <WorkspaceForm {...context} isUnsaved={hasWords(data.given)}>
      {/* Prevents Enter in a text box from pressing the first button. */}
      <button type="submit" disabled hidden />
      <Tray
        id="shortlist"
        title={t('workspace.shortlist', { count: listed.length - notSent })}
        text={sayWay(context, { listed: listed.length, notSent })}
        slots={listed.map((entry) => ({
          id: entry.id,
          name: entry.name,
          text: (
            <>
              <EntryText {...context} entry={entry} isHeld={isHeld(data, entry)} />
              <SaidNo {...context} expertId={entry.expert_id} />
            </>
          ),
          initials: initialsOf(entry.name),
          tone: toneOf(entry.number),
          tick: data.mayChange && isInTheMaking(entry.status) && <Tick {...context} entry={entry} />,
          remove: data.mayChange && isInTheMaking(entry.status) && <Remove t={t} entry={entry} />,
        }))}
        free={[]}
      >
        <TrayActions {...context}>
          {compare.length > 1 && (
            <LinkButton variant="quiet" href={href(placeOf(data, { compare }))}>
              {t('workspace.compareShortlist')}
            </LinkButton>
          )}
        </TrayActions>
        <Earlier {...context} />
      </Tray>
    </WorkspaceForm>
  )
}

/** The next step, or what the hospital has received. */
function sayWay({ t, data }: WorkspaceContext, { listed, notSent }: { listed: number; notSent: number }) {
  if (listed === 0) return t('workspace.shortlistEmpty')
  if (data.request.status === 'eligible') return t('workspace.shortlistText')
  return notSent > 0 ? t('workspace.shortlistNotSent', { count: notSent }) : t('workspace.shortlistSent')
}

type EntryProps = WorkspaceContext & { entry: ShortlistEntry; isHeld?: boolean }

/** The score at the time of suggestion, the status, gates closed today, and all typed reasons. */
function EntryText({ t, registry, entry, isHeld }: EntryProps) {
  const unfit = isOver(entry.status) || isChosen(entry.status) ? [] : entry.gates
  return (
    <>
      {t('workspace.scoreOf', { score: entry.score })}{' '}
      <MatchBadge t={t} status={entry.status} isHeld={isHeld} />
      <LoadBadge t={t} most={capacityIn(registry)} entry={entry} />
      <UnfitBadge t={t} gates={unfit} reasonClass="slots__reason" />
      {reasonsOf(entry, t).map((reason) => (
        <span key={reason} className="slots__reason">
          {reason}
        </span>
      ))}
    </>
  )
}

/** Marks an expert who declined this request earlier and is on the shortlist again. */
function SaidNo({ expertId, ...context }: WorkspaceContext & { expertId: string }) {
  const said = saySaidNo(context, expertId)
  return said ? <span className="slots__reason">{said}</span> : null
}

const isHeld = ({ heldShortlist, heldQuestions }: WorkspaceData, { id, status }: ShortlistEntry) =>
  (heldShortlist !== null && status === 'shortlisted') || heldQuestions.some((question) => question.id === id)

function reasonsOf(entry: ShortlistEntry, t: Translate): string[] {
  const { passed_gates, unasked_reason, over_limit_reason, answer_reason } = entry
  return [
    ...gates.flatMap((gate) => {
      const reason = passed_gates[gate]
      return reason ? [t('workspace.passed', { gate: sayGate(gate, t), reason: String(reason) })] : []
    }),
    ...(unasked_reason ? [t('workspace.unasked', { reason: unasked_reason })] : []),
    ...(over_limit_reason ? [t('workspace.overLimit', { reason: over_limit_reason })] : []),
    ...(answer_reason ? [t('workspace.saidWhy', { reason: answer_reason })] : []),
  ]
}

function Tick({ t, data, entry: { id, name } }: WorkspaceContext & { entry: ShortlistEntry }) {
  return (
    <input
      type="checkbox"
      className="tick"
      name="match"
      value={id}
      aria-label={t('workspace.tick', { name })}
      aria-describedby={data.wrongPick && 'wrong-pick'}
      defaultChecked={isPicked(data, id)}
    />
  )
}

/** Asks for confirmation if the expert was invited. */
function Remove({ t, entry: { id, name, status } }: { t: Translate; entry: ShortlistEntry }) {
  const label = t('workspace.remove', { name })
  if (status === 'suggested') {
    return <IconButton type="submit" icon="x" name="_action" value={`drop ${id}`} label={label} />
  }
  return (
    <Confirmed
      label={t('workspace.removeShort')}
      about={label}
      text={t(status === 'interested' ? 'workspace.removeWillingText' : 'workspace.removeText', { name })}
      yes={t('workspace.removeYes')}
      action={`drop ${id}`}
      look="quiet"
    />
  )
}

/** Experts who declined or were dropped, with the reason of each; open if the shortlist is empty. */
function Earlier(context: WorkspaceContext) {
  const { t, href, data } = context
  const over = data.shortlist.filter(({ status, expert_id }) => isOver(status) && !isListed(data, expert_id))
  // Each expert once: with their answer, else with the last status.
  const earlier = over.filter(({ id, expert_id }) => {
    const shown = saidNo(data, expert_id) ?? over.findLast((one) => one.expert_id === expert_id)
    return shown?.id === id
  })
  if (earlier.length === 0) return null
  return (
    <details open={data.shortlist.every(({ status }) => isOver(status))}>
      <summary className="btn btn--quiet btn--sm">
        {t('workspace.earlier', { count: earlier.length })}
      </summary>
      <ul className="stack gap-2">
        {earlier.map((entry) => (
          <li key={entry.id}>
            <a href={href(paths.adminMatch(entry.id))}>{entry.name}</a>{' '}
            <EntryText {...context} entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}
