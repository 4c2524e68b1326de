import { useState } from 'react'
import { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import type { OwnMatch, OwnProgramme } from '../../domain/programme/own-programme.ts'
import { isEnded } from '../../domain/programme/own-status.ts'
import { callApi } from '../api/call-api.ts'
import type { IslandProps } from '../islands/names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Collaboration } from './collaboration.tsx'
import { ChooseExpert } from './match-standing.tsx'
import type { Action } from './use-submit.ts'

type Props = IslandProps<{
  programme: OwnProgramme
  /** The token of the link that opened the page; the shortlist opens with it, too. */
  hash: string
  onRead: (programme: OwnProgramme) => void
  onLock: () => void
}>

export function Collaborations({ t, locale, programme, hash, onRead, onLock }: Props) {
  const [said, setSaid] = useState<{ matchId: string; what: Action | 'changed' }>()
  const { to_choose_from: count, matches } = programme

  async function readAgain(matchId: string, what: Action | 'changed') {
    const answer = await callApi('GET', `${matchPaths.matches}/mine`)
    if (answer.ok) onRead(answer.value)
    setSaid({ matchId, what })
  }
  // A confirmation stays visible, even if the act ended the collaboration.
  const isPast = ({ id, status, tasks }: OwnMatch) =>
    isEnded(status) && tasks.length === 0 && said?.matchId !== id
  const past = matches.filter(isPast)
  const ended = past.length > 1 ? past : [] // a single one takes no more room than a closed section
  const shown = (match: OwnMatch) => (
    <Collaboration
      key={match.id}
      t={t}
      locale={locale}
      programme={programme}
      match={match}
      said={said?.matchId === match.id ? said.what : undefined}
      onDone={(what) => readAgain(match.id, what)}
      onLock={onLock}
    />
  )
  return (
    <section className="form" aria-labelledby="collaborations">
      <h2 id="collaborations" tabIndex={-1}>
        {t('programme.title')}
      </h2>
      <ChooseExpert {...{ t, locale, hash, count }} />
      {matches.filter((match) => !ended.includes(match)).map(shown)}
      {ended.length > 0 && (
        <div className="accordion">
          <details>
            <summary>
              <h3>{t('programme.ended', { count: ended.length })}</h3>
              <Icon name="plus" />
            </summary>
            <div className="accordion__body stack gap-5">{ended.map(shown)}</div>
          </details>
        </div>
      )}
    </section>
  )
}
