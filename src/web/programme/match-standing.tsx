import { shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnProgramme } from '../../domain/programme/own-programme.ts'
import { formatDate } from '../content/format-date.ts'
import { LinkButton } from '../ui/button/button.tsx'

type Reader = { t: Translate; locale: Locale }

/** The other side of a match, and its status. */
export function MatchStanding({
  t,
  locale,
  side,
  match,
}: Reader & { side: OwnProgramme['side']; match: OwnMatch }) {
  const about = `programme.${side}_${match.is_refused ? 'refused' : match.status}` as MessageKey
  const day = (at: string | null) => (at ? formatDate(at.slice(0, 10), locale) : '')
  const places = { day: day(match.answer_by), start: day(match.starts_on), end: day(match.ends_on) }
  return (
    <>
      <div>
        <h3 id={`match-${match.id}`}>{match.other.name}</h3>
        <p>{match.other.place}</p>
      </div>
      <div>
        <h4>{t(about)}</h4>
        <p>{t(`${about}Text` as MessageKey, places)}</p>
      </div>
    </>
  )
}

/** Leads a hospital to the shortlist from which it has not chosen yet. */
export function ChooseExpert({ t, locale, hash, count }: Reader & { hash: string; count: number }) {
  if (count === 0) return null
  return (
    <div className="callout stack">
      <h3>{t('programme.chooseTitle')}</h3>
      <p>{t('programme.chooseText', { count })}</p>
      <LinkButton href={shortlistPath(locale, hash)} iconEnd="arrow">
        {t('programme.choose')}
      </LinkButton>
    </div>
  )
}
