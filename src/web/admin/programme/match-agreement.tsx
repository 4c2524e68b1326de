import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import type { Side } from '../../../domain/programme/reports.ts'
import { isNamedLike } from '../../../domain/programme/signed-name.ts'
import { formatDate } from '../../content/format-date.ts'
import { formatVersion } from '../../programme/format-version.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { sayMoment } from '../moment.tsx'
import { Paragraphs } from '../settings/agreement-paragraphs.tsx'
import { Reminders } from './match-facts.tsx'
import { ConfirmedForm, type MatchContext } from './match-form.tsx'
import { mayCorrectPaper } from './offered-actions.ts'
import { LetterLinks, ShownLetter } from './shown-letter.tsx'

const committed = ['confirmed', 'agreement_signed', 'active', 'on_hold', 'completed', 'ended_early']

export function Commitments(context: MatchContext) {
  const { t, locale, data } = context
  const { agreements, letter, status } = data.match
  if (!committed.includes(status)) return null
  const signedBy = (side: Side) => {
    const found = agreements.find((one) => one.side === side)
    if (!found) return t('board.notSigned')
    const { name, signed_on, recorded_by: who } = found
    const recorded = sayMoment(found.accepted_at, locale)
    const version = formatVersion(found.text_version, locale)
    const text = { version, language: nameOfLocale(found.locale) }
    return signed_on && who
      ? t('board.signedOnPaper', { name, date: formatDate(signed_on, locale), who, recorded, ...text })
      : t('board.signed', { name, date: recorded, ...text })
  }
  return (
    <Box id="agreement" title={t('board.agreement')}>
      <KeyValues
        items={[
          {
            term: t('board.ofHospital'),
            value: (
              <>
                <span dir="auto">{signedBy('hospital')}</span>
                <SignedWords {...context} side="hospital" />
              </>
            ),
          },
          {
            term: t('board.ofExpert'),
            value: (
              <>
                <span dir="auto">{signedBy('expert')}</span>
                <OtherName {...context} />
                <SignedWords {...context} side="expert" />
              </>
            ),
          },
          {
            term: t('board.letter'),
            value: letter?.upload_id ? (
              <>
                {t('board.letterOf', { date: sayMoment(letter.received_at, locale) })}
                <br />
                <LetterLinks {...context} />
              </>
            ) : letter?.signed_on && letter.recorded_by ? (
              t('board.letterOnPaper', {
                date: formatDate(letter.signed_on, locale),
                who: letter.recorded_by,
                recorded: sayMoment(letter.received_at, locale),
              })
            ) : (
              t('board.noLetter')
            ),
          },
        ]}
      />
      <ShownLetter {...context} />
      <Reminders context={context} about="agreement" />
      {data.mayChange && mayCorrectPaper(data.match) && <Papers {...context} />}
    </Box>
  )
}

/** An expert who signed under a name that shares no word with the one on record. */
function OtherName({ t, data: { match } }: MatchContext) {
  const signed = match.agreements.find(({ side }) => side === 'expert')
  if (!signed || isNamedLike(signed.name, match.expert)) return null
  return (
    <>
      <br />
      {t('board.otherName', { name: match.expert })}
    </>
  )
}

/** The exact words that one side has accepted. */
function SignedWords({ t, data: { match }, side }: MatchContext & { side: Side }) {
  const signed = match.agreements.find((one) => one.side === side)
  if (!signed?.words) return null
  return (
    <details className="agreement-words">
      <summary className="btn btn--secondary btn--sm">
        {t('board.signedWords')}
        <span className="vh">{t('workspace.about', { name: signed.name })}</span>
      </summary>
      <Paragraphs words={signed.words} language={signed.locale} />
    </details>
  )
}

/** Offers to record papers that have arrived by post, and to correct recorded ones. */
function Papers(context: MatchContext) {
  const { agreements, letter, status } = context.data.match
  const papers = { hospital: signatureOf('hospital'), expert: signatureOf('expert'), letter }
  function signatureOf(side: Side) {
    return agreements.find((one) => one.side === side)
  }
  return (
    <div className="match-acts row">
      {(['hospital', 'expert', 'letter'] as const).map((what) => {
        const paper = papers[what]
        if (!paper && status === 'confirmed')
          return <ConfirmedForm key={what} context={context} action={`paper_${what}`} />
        return paper?.signed_on && <ConfirmedForm key={what} context={context} action={`again_${what}`} />
      })}
    </div>
  )
}
