import { Fragment } from 'react'
import { gates } from '../../../domain/matching/gate-names.ts'
import { isOver } from '../../../domain/matching/match-status.ts'
import { sayGate } from '../../../domain/matching/say-gate.ts'
import { capacityIn } from '../../../domain/matching/workload.ts'
import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { paths } from '../../../domain/paths.ts'
import type { RemindedOf } from '../../../domain/programme/reminders.ts'
import type { Side } from '../../../domain/programme/reports.ts'
import { isNamedLike } from '../../../domain/programme/signed-name.ts'
import { formatDate } from '../../content/format-date.ts'
import { formatVersion } from '../../programme/format-version.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { ContactText } from '../contact-text.tsx'
import { sayMoment } from '../moment.tsx'
import { ConfirmedForm, type MatchContext } from './match-form.tsx'
import { mayCorrectPaper } from './offered-actions.ts'
import { ReminderForm } from './reminder.tsx'
import { LetterLinks, ShownLetter } from './shown-letter.tsx'
import { SignedWords } from './signed-words.tsx'

export function Sides({ t, href, locale, registry, data: { match } }: MatchContext) {
  const { starts_on, ends_on } = match
  const party = (path: string, name: string, side: Side, ...facts: readonly (string | null)[]) => (
    <>
      <a href={href(path)}>
        <bdi>{name}</bdi>
      </a>
      <br />
      {facts.filter(Boolean).join(', ')}
      <Contact {...match.contacts[side]} />
    </>
  )
  const { hospital_id, hospital, hospital_reference, country } = match
  const { expert_id, expert, expert_reference, expert_country } = match
  const mailsIn = (language: string) => t('board.mailsIn', { language: nameOfLocale(language) })
  const items = [
    {
      term: t('board.hospital'),
      value: party(
        paths.adminHospital(hospital_id),
        hospital,
        'hospital',
        hospital_reference,
        country,
        mailsIn(match.hospital_locale),
      ),
    },
    {
      term: t('board.expert'),
      value: party(
        paths.adminExpert(expert_id),
        expert,
        'expert',
        expert_reference,
        expert_country,
        mailsIn(match.expert_locale),
      ),
    },
    {
      term: t('workspace.carried'),
      value: t('workspace.carriedOf', { count: match.carried, most: capacityIn(registry) }),
    },
    { term: t('board.requestStatus'), value: t(`desk.status_${match.request_status}`) },
    { term: t('board.assignee'), value: match.assignee ?? t('admin.nobody') },
  ]
  if (starts_on && ends_on) {
    const days = { from: formatDate(starts_on, locale), to: formatDate(ends_on, locale) }
    items.push({ term: t('board.time'), value: t('board.fromTo', days) })
  }
  return (
    <Box id="sides" title={t('board.sides')}>
      <KeyValues items={items} />
      <p>
        <a href={href(paths.adminWorkspace(hospital_id))}>{t('board.openWorkspace')}</a>
      </p>
    </Box>
  )
}

function Contact({ email, phone }: Record<'email' | 'phone', string>) {
  return (['email', 'phone'] as const).map((kind) => {
    const text = { email, phone }[kind]
    return (
      text && (
        <Fragment key={kind}>
          <br />
          <ContactText kind={kind} text={text} />
        </Fragment>
      )
    )
  })
}

/** Why staff passed a gate or sent the expert unasked, and why the expert declined. */
export function Reasons({ t, data: { match } }: MatchContext) {
  const { passed_gates, unasked_reason, over_limit_reason, answer_reason } = match
  const reasons = [
    ...gates.map((gate) => [t('board.passed', { gate: sayGate(gate, t) }), passed_gates[gate]] as const),
    [t('board.unasked'), unasked_reason] as const,
    [t('board.overLimit'), over_limit_reason] as const,
    [t(isOver(match.status) ? 'board.answered' : 'board.answeredLate'), answer_reason] as const,
  ].flatMap(([term, reason]) => (reason ? [[term, String(reason)] as const] : []))
  if (reasons.length === 0) return null
  return (
    <Box id="reasons" title={t('board.reasons')}>
      <TypedValues items={reasons} />
    </Box>
  )
}

/** What people typed, with its line breaks. */
export function TypedValues({ items }: { items: readonly (readonly [term: string, text: string])[] }) {
  return (
    <KeyValues
      items={items.map(([term, text]) => ({
        term,
        value: (
          <span className="desk-answer" dir="auto">
            {text}
          </span>
        ),
      }))}
    />
  )
}

const promised = ['confirmed', 'agreement_signed', 'active', 'on_hold', 'completed', 'ended_early']

export function Promises(context: MatchContext) {
  const { t, locale, data } = context
  const { agreements, letter, status } = data.match
  if (!promised.includes(status)) return null
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

/** What can be reminded of here, if it is still waited for. */
export function Reminders({ context, about }: { context: MatchContext; about: RemindedOf }) {
  const offered = context.data.reminders.filter((one) => one.about === about)
  if (offered.length === 0) return null
  return (
    <div className="match-acts row">
      {offered.map((reminder) => (
        <ReminderForm key={reminder.side} context={context} reminder={reminder} />
      ))}
    </div>
  )
}

/** Offers to record what came on paper, as far as it is not here yet, and to correct what was recorded. */
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
