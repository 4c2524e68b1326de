import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnProgramme } from '../../domain/programme/own-programme.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import { ChooseExpert, MatchStanding } from './match-standing.tsx'

type Props = { t: Translate; locale: Locale; hash: string; programme: OwnProgramme }

/** Shows collaborations without JavaScript; the shortlist has a page of its own that works without it. */
export function NativeCollaborations({ t, locale, hash, programme }: Props) {
  const { side, matches, to_choose_from: count } = programme
  return (
    <section className="form" aria-labelledby="collaborations">
      <h2 id="collaborations">{t('programme.title')}</h2>
      <ChooseExpert {...{ t, locale, hash, count }} />
      {matches.map((match) => (
        <NativeCollaboration key={match.id} {...{ t, locale, side, match }} />
      ))}
    </section>
  )
}

type MatchProps = Pick<Props, 't' | 'locale'> & { side: OwnProgramme['side']; match: OwnMatch }

function NativeCollaboration({ t, locale, side, match }: MatchProps) {
  const { id, other, need, tasks, certificate } = match
  return (
    <article className="callout stack gap-5" aria-labelledby={`match-${id}`}>
      <MatchStanding {...{ t, locale, side, match }} />
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
