import { useState } from 'react'
import { matchPaths } from '../../domain/api/matching-paths.ts'
import { shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import type { OwnProgramme } from '../../domain/programme/own-programme.ts'
import { callApi } from '../api/call-api.ts'
import type { IslandProps } from '../islands/names.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { Collaboration } from './collaboration.tsx'
import type { Action } from './use-submit.ts'

type Props = IslandProps<{
  programme: OwnProgramme
  /** Of the link that opened the page; the shortlist opens with it, too. */
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
  return (
    <section className="form" aria-labelledby="collaborations">
      <h2 id="collaborations" tabIndex={-1}>
        {t('programme.title')}
      </h2>
      {count > 0 && (
        <div className="callout stack">
          <h3>{t('programme.chooseTitle')}</h3>
          <p>{t('programme.chooseText', { count })}</p>
          <LinkButton href={shortlistPath(locale, hash)} iconEnd="arrow">
            {t('programme.choose')}
          </LinkButton>
        </div>
      )}
      {matches.map((match) => (
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
      ))}
    </section>
  )
}
