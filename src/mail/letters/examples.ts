import {
  confirmAddressPath,
  draftPath,
  editPath,
  keepAddressPath,
  refusalPath,
} from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import { type MoveMail, moveMails } from '../../domain/applications/move-mail.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { expertExample } from '../../domain/forms/expert-example.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import { trainerExample } from '../../domain/forms/trainer-example.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { nameOf } from '../../domain/matching/borders.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { usualLengths } from '../../domain/privacy/retention-periods.ts'
import { type KnownEndings, knownEndings } from '../../domain/programme/known-endings.ts'
import * as access from './access-letters.ts'
import { nounOf } from './access-letters.ts'
import {
  applicationNotice,
  applicationReceipt,
  enteredLetter,
  moveLetter,
  reasonOf,
  wordsOfMove,
} from './application-letters.ts'
import { correctionLetter } from './correction-letter.ts'
import { dayIn, localeOf, pinDayIn, token } from './example-facts.ts'
import { examplesOfEvents } from './examples-of-events.ts'
import { examplesOfInterviews } from './examples-of-interviews.ts'
import { examplesOfMatching, noticesOfMatching } from './examples-of-matching.ts'
import { webhookOffLetter } from './integration-letters.ts'
import { messageNotice, messageReceipt, messageReply } from './message-letters.ts'
import { withSalutation } from './salutation.ts'
import { invitationLetter, newPasswordLetter, passwordChangedLetter } from './staff-letters.ts'

type Write = (t: Translate) => Letter

const href = `${paths.loginLink()}?token=${token}`
const message = { name: 'Ama', surname: 'Owusu', message: 'May a hospital ask for support twice?' }
const asked = { fields: ['country'], note: 'In which country do you work at present?' }

const about = (kind: ApplicationKind, t: Translate) => ({
  kind,
  reference: referenceOf(kind, 42),
  access: { pin: '042917', href: editPath(kind, localeOf(t), token) },
})
const expert = (t: Translate) => about('expert', t)
const hospital = (t: Translate) => about('hospital', t)
const until = (t: Translate) => dayIn(t, '2026-11-23')

function entered(source: Source): Write {
  return (t) => {
    const [href, refuseHref] = [draftPath('expert', localeOf(t), token), refusalPath(localeOf(t), token)]
    return enteredLetter(t, { kind: 'expert', source, staff: 'Ama Owusu', href, refuseHref })
  }
}

function corrected(kind: 'expert' | 'hospital'): Write {
  return (t) => {
    const { reference, access } = about(kind, t)
    const [before, after] = ['GH', 'GN'].map((code) => nameOf(code, t.locale)) as [string, string]
    const questions = [{ question: t(`${kind}.country`), before, after }]
    const reason = 'You named a hospital in Conakry.'
    return correctionLetter(t, {
      ...{ kind, reference, questions, reason, href: access.href },
      pinDay: pinDayIn(t),
    })
  }
}

function notice(kind: ApplicationKind, answers: Answers, locale: Locale = 'en'): Write {
  const reference = referenceOf(kind, 42)
  return (t) =>
    applicationNotice(t, { form: applicationForms[kind] as Form, id: token, answers, reference, locale })
}

const keptMonths = usualLengths.ended_applications

/** Invented matches that end with a move, so that the example shows their paragraph. */
function endsOf(kind: 'expert' | 'hospital', to: ApplicationStatus = 'withdrawn'): KnownEndings {
  const statuses: MatchStatus[] = kind === 'expert' ? ['active', 'shortlisted', 'invited'] : ['active']
  const matches = statuses.map((status) => ({ status, other: { name: '' } }))
  return knownEndings(endingsBy(to) ?? {}, { matches, to_choose_from: kind === 'expert' ? 0 : 3 })
}

function move(mail: MoveMail): Write {
  const kind = mail.startsWith('hospital') ? 'hospital' : 'expert'
  const to = mail.slice(mail.indexOf('_') + 1) as ApplicationStatus
  return (t) => {
    const { reference, access } = about(kind, t)
    const label = t(`access.open${nounOf[kind]}`)
    const link = mail.endsWith('info_requested')
      ? { label, href: access.href, pinDay: pinDayIn(t) }
      : undefined
    return moveLetter(
      t,
      wordsOfMove(t, mail, {
        form: applicationForms[kind] as Form,
        asked,
        ends: endsOf(kind, to),
        keptMonths,
      }),
      { reference, link, reason: reasonOf(t, kind) },
    )
  }
}

const moves = Object.fromEntries(moveMails.map((mail) => [mail, move(mail)])) as Record<MoveMail, Write>

/** Every letter by its readers, written with invented facts. */
export const letterExamples = {
  applicants: {
    expert_receipt: (t) => applicationReceipt(t, expert(t)),
    trainer_receipt: (t) => applicationReceipt(t, about('trainer', t)),
    hospital_receipt: (t) => applicationReceipt(t, hospital(t)),
    finish_later: (t) => access.finishLaterLetter(t, { href: draftPath('expert', localeOf(t), token) }),
    entered_paper: entered('paper'),
    entered_telephone: entered('telephone'),
    entered_other: entered('other'),
    entered_import: entered('import'),
    new_link: (t) => access.newLinkLetter(t, { kind: 'expert', ...expert(t).access }),
    link_again: (t) =>
      access.linkAgainLetter(t, { ...expert(t), href: expert(t).access.href, pinDay: pinDayIn(t) }),
    new_pin: (t) => access.newPinLetter(t, { kind: 'expert', why: 'asked', ...expert(t).access }),
    new_pin_void: (t) => access.newPinLetter(t, { kind: 'expert', why: 'void', ...expert(t).access }),
    edited_application: (t) =>
      access.editConfirmationLetter(t, { ...expert(t), questions: [t('expert.country')] }),
    edited_request: (t) =>
      access.editConfirmationLetter(t, { ...hospital(t), questions: [t('hospital.country')] }),
    corrected_application: corrected('expert'),
    corrected_request: corrected('hospital'),
    confirm_address: (t) =>
      access.confirmAddressLetter(t, {
        ...expert(t),
        href: confirmAddressPath(localeOf(t), token),
        day: until(t),
      }),
    address_asked: (t) =>
      access.addressAskedLetter(t, {
        ...expert(t),
        href: keepAddressPath(localeOf(t), token),
        day: until(t),
      }),
    address_changed: (t) => access.addressChangedLetter(t, expert(t)),
    address_corrected: (t) => access.addressCorrectedLetter(t, { ...expert(t), ...expert(t).access }),
    ...examplesOfInterviews,
    withdrawn_application: (t) =>
      access.withdrawalLetter(t, { ...expert(t), ends: endsOf('expert'), keptMonths }),
    withdrawn_request: (t) =>
      access.withdrawalLetter(t, { ...hospital(t), ends: endsOf('hospital'), keptMonths }),
  },
  moves,
  ...examplesOfMatching,
  visitors: {
    message_receipt: messageReceipt,
    message_reply: (t) =>
      messageReply(t, {
        subject: 'Asking twice',
        text: 'Yes, a hospital may ask for support again.',
        quoted: { text: message.message, date: pinDayIn(t) },
      }),
  },
  coordinator: {
    expert_notice: notice('expert', expertExample),
    trainer_notice: notice('trainer', trainerExample),
    hospital_notice: notice('hospital', hospitalExample, 'fr'),
    message_notice: (t) => messageNotice(t, message, 'fr'),
    ...noticesOfMatching,
  },
  staff: {
    ...examplesOfEvents,
    invitation: (t) => invitationLetter(t, { inviter: 'Ama Owusu', role: 'coordinator', href }),
    new_password: (t) => newPasswordLetter(t, { href, isAsked: false }),
    forgotten_password: (t) => newPasswordLetter(t, { href, isAsked: true }),
    webhook_off: (t) =>
      webhookOffLetter(t, { name: 'Data warehouse', because: 'failing', href: paths.admin() }),
    webhook_gone: (t) =>
      webhookOffLetter(t, { name: 'Data warehouse', because: 'gone', href: paths.admin() }),
    password_changed: (t) => passwordChangedLetter(t, { href: paths.loginForgotten() }),
  },
} satisfies Record<string, Record<string, Write>>

export type LetterGroup = keyof typeof letterExamples

type IdsOf<Letters> = Letters extends unknown ? keyof Letters & string : never

export type LetterId = IdsOf<(typeof letterExamples)[LetterGroup]>

const all: Readonly<Record<string, Write>> = Object.assign({}, ...Object.values(letterExamples))

export const isLetterId = (id: string): id is LetterId => Object.hasOwn(all, id)

/** Whether its readers are of the team, which reads English. */
export const isForTeam = (id: LetterId) =>
  Object.hasOwn(letterExamples.coordinator, id) || Object.hasOwn(letterExamples.staff, id)

export function exampleOf(id: LetterId, t: Translate): Letter {
  return withSalutation(t, (all[id] as Write)(t), 'Ama Owusu')
}
