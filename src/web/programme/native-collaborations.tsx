import { shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnProgramme } from '../../domain/programme/own-programme.ts'
import { formatDate } from '../content/format-date.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'

type Props = { t: Translate; locale: Locale; hash: string; programme: OwnProgramme }

/** Without JavaScript collaborations are read here; the shortlist has a page that works without it. */
export function NativeCollaborations({ t, locale, hash, programme }: Props) {
  const { side, matches, to_choose_from: count } = programme
  return (
    <section className="form" aria-labelledby="collaborations">
      <h2 id="collaborations">{t('programme.title')}</h2>
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
        <NativeCollaboration key={match.id} {...{ t, locale, side, match }} />
      ))}
    </section>
  )
}

type MatchProps = Pick<Props, 't' | 'locale'> & { side: OwnProgramme['side']; match: OwnMatch }

function NativeCollaboration({ t, locale, side, match }: MatchProps) {
  const { id, status, other, need, tasks, certificate } = match
  const about = `programme.${side}_${match.is_refused ? 'refused' : status}` as MessageKey
  const day = (at: string | null) => (at ? formatDate(at.slice(0, 10), locale) : '')
  const places = { day: day(match.answer_by), start: day(match.starts_on), end: day(match.ends_on) }
  return (
    <article className="callout stack gap-5" aria-labelledby={`match-${id}`}>
      <div>
        <h3 id={`match-${id}`}>{other.name}</h3>
        <p>{other.place}</p>
      </div>
      <div>
        <h4>{t(about)}</h4>
        <p>{t(`${about}Text` as MessageKey, places)}</p>
      </div>
      {tasks.length > 0 && <Message tone="warn" title={t('programme.needsScript')} />}
      {need.length > 0 && (
        <details>
          <summary>{t('programme.need')}</summary>
          <Lines items={need} />
        </details>
      )}
      {other.contact.length > 0 && (
        <div className="stack gap-3">
          <h4>{t(`programme.contact_${side}`)}</h4>
          <Lines items={other.contact} />
        </div>
      )}
      {certificate && (
        <LinkButton href={certificate} download>
          {t('programme.certificate')}
        </LinkButton>
      )}
    </article>
  )
}

function Lines({ items }: { items: OwnMatch['need'] }) {
  return <KeyValues items={items.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))} />
}
