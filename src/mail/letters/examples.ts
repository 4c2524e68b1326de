import {
  confirmAddressPath,
  draftPath,
  editPath,
  keepAddressPath,
  refusalPath,
} from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import { type MoveMail, moveMails } from '../../domain/applications/move-mail.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { expertExample } from '../../domain/forms/expert-example.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import { trainerExample } from '../../domain/forms/trainer-example.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import * as access from './access-letters.ts'
import {
  applicationNotice,
  applicationReceipt,
  enteredLetter,
  moveLetter,
  wordsOfMove,
} from './application-letters.ts'
import { examplesOfMatching, noticesOfMatching } from './examples-of-matching.ts'
import { messageNotice, messageReceipt, messageReply } from './message-letters.ts'
import { invitationLetter, newPasswordLetter, passwordChangedLetter } from './staff-letters.ts'

type Write = (t: Translate) => Letter

const token = 'example'
const day = '23 November 2026'
const href = `${paths.loginLink()}?token=${token}`
const message = { name: 'Ama', surname: 'Owusu', message: 'May a hospital ask for support twice?' }
const asked = { fields: ['country'], note: 'In which country do you work at present?' }

const about = (kind: ApplicationKind) => ({
  kind,
  reference: referenceOf(kind, 42),
  access: { pin: '042917', href: editPath(kind, 'en', token) },
})
const expert = about('expert')
const hospital = about('hospital')

function entered(source: Source): Write {
  const [href, refuseHref] = [draftPath('expert', 'en', token), refusalPath('en', token)]
  return (t) => enteredLetter(t, { kind: 'expert', source, staff: 'Ama Owusu', href, refuseHref })
}

function notice(kind: ApplicationKind, answers: Answers): Write {
  const { reference } = about(kind)
  return (t) => applicationNotice(t, { form: applicationForms[kind] as Form, answers, reference })
}

function move(mail: MoveMail): Write {
  const kind = mail.startsWith('hospital') ? 'hospital' : 'expert'
  return (t) => moveLetter(t, wordsOfMove(t, mail, applicationForms[kind] as Form, asked), about(kind))
}

const moves = Object.fromEntries(moveMails.map((mail) => [mail, move(mail)])) as Record<MoveMail, Write>

/** Every letter by its readers, written with invented facts. */
export const letterExamples = {
  applicants: {
    expert_receipt: (t) => applicationReceipt(t, expert),
    trainer_receipt: (t) => applicationReceipt(t, about('trainer')),
    hospital_receipt: (t) => applicationReceipt(t, hospital),
    finish_later: (t) => access.finishLaterLetter(t, { href: draftPath('expert', 'en', token) }),
    entered_paper: entered('paper'),
    entered_telephone: entered('telephone'),
    entered_other: entered('other'),
    entered_import: entered('import'),
    new_link: (t) => access.newLinkLetter(t, { kind: 'expert', ...expert.access }),
    new_pin: (t) => access.newPinLetter(t, { kind: 'expert', why: 'asked', ...expert.access }),
    new_pin_void: (t) => access.newPinLetter(t, { kind: 'expert', why: 'void', ...expert.access }),
    edited_application: (t) =>
      access.editConfirmationLetter(t, { ...expert, questions: [t('expert.country')] }),
    edited_request: (t) =>
      access.editConfirmationLetter(t, { ...hospital, questions: [t('hospital.country')] }),
    confirm_address: (t) =>
      access.confirmAddressLetter(t, { ...expert, href: confirmAddressPath('en', token), day }),
    address_asked: (t) =>
      access.addressAskedLetter(t, { ...expert, href: keepAddressPath('en', token), day }),
    address_changed: (t) => access.addressChangedLetter(t, expert),
    withdrawn_application: (t) => access.withdrawalLetter(t, expert),
    withdrawn_request: (t) => access.withdrawalLetter(t, hospital),
  },
  moves,
  ...examplesOfMatching,
  visitors: {
    message_receipt: messageReceipt,
    message_reply: (t) =>
      messageReply(t, {
        subject: 'Asking twice',
        text: 'Yes, a hospital may ask for support again.',
        quoted: { text: message.message, date: '15 November 2026' },
      }),
  },
  coordinator: {
    expert_notice: notice('expert', expertExample),
    trainer_notice: notice('trainer', trainerExample),
    hospital_notice: notice('hospital', hospitalExample),
    message_notice: (t) => messageNotice(t, message),
    ...noticesOfMatching,
  },
  staff: {
    invitation: (t) => invitationLetter(t, { inviter: 'Ama Owusu', role: 'coordinator', href }),
    new_password: (t) => newPasswordLetter(t, { href, isAsked: false }),
    forgotten_password: (t) => newPasswordLetter(t, { href, isAsked: true }),
    password_changed: (t) => passwordChangedLetter(t, { href: paths.loginForgotten() }),
  },
} satisfies Record<string, Record<string, Write>>

export type LetterGroup = keyof typeof letterExamples

type IdsOf<Letters> = Letters extends unknown ? keyof Letters & string : never

export type LetterId = IdsOf<(typeof letterExamples)[LetterGroup]>

const all: Readonly<Record<string, Write>> = Object.assign({}, ...Object.values(letterExamples))

export const isLetterId = (id: string): id is LetterId => Object.hasOwn(all, id)

export const exampleOf = (id: LetterId, t: Translate): Letter => (all[id] as Write)(t)
