import type { ReactNode } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { Portrait, type PortraitTone } from '../portrait/portrait.tsx'

type CandidateProps = {
  id: string
  name: string
  /** The radio button; left out if there is nothing to choose. */
  pick?: {
    name: string
    value: string
    chosen: boolean
    onChoose: () => void
    disabled?: boolean
    labels: { choose: string; chosen: string }
  }
  institution: string
  country: { label: string; flag?: string }
  /** Why the expert cannot be chosen, or what the choice would mean. */
  note?: string | undefined
  initials: string
  tone?: PortraitTone
  /** The facts, with the same titles in the same order for every expert. */
  cells: readonly { title: string; content: ReactNode }[]
}

export function Candidate(props: CandidateProps) {
  const { id, name, pick, institution, country, note, initials, tone, cells } = props
  const noteId = note && `${id}-note`
  return (
    <article className="candidate" aria-labelledby={id}>
      {pick && (
        <label className="candidate__pick">
          <input
            type="radio"
            className="tick"
            name={pick.name}
            value={pick.value}
            checked={pick.chosen}
            onChange={pick.onChoose}
            disabled={pick.disabled}
            aria-describedby={noteId}
          />
          {pick.chosen ? pick.labels.chosen : pick.labels.choose}
          <span className="vh"> {name}</span>
        </label>
      )}
      <div className="candidate__head">
        <Portrait initials={initials} tone={tone} />
        <div>
          <h2 id={id}>{name}</h2>
          <p>
            <bdi>{institution}</bdi>
          </p>
          <p className="row gap-2">
            {country.flag && <Flag src={country.flag} />}
            {country.label}
          </p>
          {note && (
            <p id={noteId} className="candidate__note">
              <Icon name={pick?.disabled ? 'warn' : 'info'} />
              <span>{note}</span>
            </p>
          )}
        </div>
      </div>
      {cells.map(({ title, content }) => (
        <div key={title} className="candidate__cell">
          <h3>{title}</h3>
          {content}
        </div>
      ))}
    </article>
  )
}
