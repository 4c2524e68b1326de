import { gates } from '../../../domain/matching/gate.ts'
import { isInTheMaking, isOver, type MatchStatus } from '../../../domain/matching/match-status.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import type { ShortlistEntry } from '../../../services/matching/read-workspace.ts'
import { initialsOf } from '../../content/experts/initials.ts'
import { Badge, type BadgeLook } from '../../ui/badge/badge.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import { toneOf } from '../../ui/portrait/portrait.tsx'
import { Tray } from '../../ui/tray/tray.tsx'
import { Confirmed } from '../confirmed.tsx'
import { isListed } from './expert-rank.tsx'
import { isPicked, TrayActions } from './tray-actions.tsx'
import { mostCompared, placeOf } from './workspace-data.ts'
import { type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

export function ShortlistTray(context: WorkspaceContext) {
  const { t, href, data } = context
  const listed = data.shortlist.filter(({ status }) => !isOver(status))
  const compare = listed.slice(0, mostCompared).map(({ expert_id }) => expert_id)
  return (
    <WorkspaceForm {...context}>
      {/* Without it, Enter in a text box would press the first button. */}
      <button type="submit" disabled hidden />
      <Tray
        id="shortlist"
        title={t('workspace.shortlist', { count: listed.length })}
        text={t('workspace.shortlistText')}
        slots={listed.map((entry) => ({
          id: entry.id,
          name: entry.name,
          text: <EntryText t={t} entry={entry} />,
          initials: initialsOf(entry.name),
          tone: toneOf(entry.number),
          tick: data.mayChange && isInTheMaking(entry.status) && <Tick {...context} entry={entry} />,
          remove: data.mayChange && isInTheMaking(entry.status) && <Remove t={t} entry={entry} />,
        }))}
        free={listed.length === 0 ? [t('workspace.shortlistEmpty')] : []}
      >
        {data.mayChange && <TrayActions {...context} />}
        {compare.length > 1 && (
          <p>
            <a href={href(placeOf(data, { compare }))}>{t('workspace.compareShortlist')}</a>
          </p>
        )}
        <Earlier {...context} />
      </Tray>
    </WorkspaceForm>
  )
}

const looks: Record<MatchStatus, BadgeLook> = {
  suggested: { tone: 'neutral', icon: 'dot' },
  invited: { tone: 'info', icon: 'send' },
  interested: { tone: 'ok', icon: 'check' },
  declined: { tone: 'neutral', icon: 'x' },
  lapsed: { tone: 'neutral', icon: 'x' },
  shortlisted: { tone: 'info', icon: 'send' },
  not_selected: { tone: 'neutral', icon: 'x' },
  selected: { tone: 'ok', icon: 'check' },
  confirmed: { tone: 'ok', icon: 'check' },
  agreement_signed: { tone: 'ok', icon: 'check' },
  active: { tone: 'ok', icon: 'match' },
  on_hold: { tone: 'warn', icon: 'clock' },
  completed: { tone: 'ok', icon: 'check' },
  ended_early: { tone: 'neutral', icon: 'x' },
}

/** The score at the time, the status, and all typed reasons. */
function EntryText({ t, entry }: { t: Translate; entry: ShortlistEntry }) {
  return (
    <>
      {t('workspace.scoreOf', { score: entry.score })}{' '}
      <Badge {...looks[entry.status]}>{t(`match.status_${entry.status}`)}</Badge>
      {reasonsOf(entry, t).map((reason) => (
        <span key={reason} className="slots__reason">
          {reason}
        </span>
      ))}
    </>
  )
}

function reasonsOf({ passed_gates, unasked_reason, answer_reason }: ShortlistEntry, t: Translate): string[] {
  return [
    ...gates.flatMap((gate) => {
      const reason = passed_gates[gate]
      return reason ? [t('workspace.passed', { gate: t(`match.gate_${gate}`), reason: String(reason) })] : []
    }),
    ...(unasked_reason ? [t('workspace.unasked', { reason: unasked_reason })] : []),
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
      text={t('workspace.removeText', { name })}
      yes={t('workspace.removeYes')}
      action={`drop ${id}`}
      look="quiet"
    />
  )
}

/** Experts who declined or were dropped; they may be suggested again. */
function Earlier({ t, href, data }: WorkspaceContext) {
  const earlier = data.shortlist.filter(
    ({ status, expert_id }) => isOver(status) && !isListed(data, expert_id),
  )
  if (earlier.length === 0) return null
  return (
    <div>
      <h3 className="h4">{t('workspace.earlier')}</h3>
      <ul className="stack gap-2">
        {earlier.map((entry) => (
          <li key={entry.id}>
            <a href={href(paths.adminMatch(entry.id))}>{entry.name}</a> <EntryText t={t} entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}
