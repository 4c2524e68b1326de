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
import { newLinkLetter, newPinLetter } from './access-letters.ts'
import { addressAskedLetter } from './address-asked.ts'
import { applicationNotice } from './application-notice.ts'
import { applicationReceipt } from './application-receipt.ts'
import { addressChangedLetter, confirmAddressLetter } from './confirm-address.ts'
import { editConfirmationLetter } from './edit-confirmation.ts'
import { enteredLetter } from './entered-for-you.ts'
import { examplesOfMatching, noticesOfMatching } from './examples-of-matching.ts'
import { finishLaterLetter } from './finish-later.ts'
import { messageNotice, messageReceipt, messageReply } from './message-letters.ts'
import { moveLetter, wordsOfMove } from './move-letter.ts'
import {
  forgottenPasswordLetter,
  invitationLetter,
  newPasswordLetter,
  passwordChangedLetter,
} from './staff-links.ts'
import { withdrawalLetter } from './withdrawal.ts'

type Write = (t: Translate) => Letter

const token = 'example'
const pin = '042917'
const day = '23 November 2026'
const href = `${paths.loginLink()}?token=${token}`
const answers: Record<ApplicationKind, Answers> = {
  expert: expertExample,
  hospital: hospitalExample,
  trainer: trainerExample,
}
const message = { name: 'Ama', surname: 'Owusu', message: 'May a hospital ask for support twice?' }
const asked = { fields: ['country'], note: 'In which country do you work at present?' }

const about = (kind: ApplicationKind) => ({
  kind,
  reference: referenceOf(kind, 42),
  access: { pin, href: editPath(kind, 'en', token) },
})

const receipt =
  (kind: ApplicationKind): Write =>
  (t) =>
    applicationReceipt(t, about(kind))

const newPin =
  (why: 'asked' | 'void'): Write =>
  (t) =>
    newPinLetter(t, { kind: 'expert', why, pin, href: editPath('expert', 'en', token) })

const edited =
  (kind: ApplicationKind): Write =>
  (t) =>
    editConfirmationLetter(t, { ...about(kind), questions: [t(`${kind}.country` as 'expert.country')] })

const withdrawn =
  (kind: ApplicationKind): Write =>
  (t) =>
    withdrawalLetter(t, about(kind))

const entered =
  (source: Source): Write =>
  (t) =>
    enteredLetter(t, {
      kind: 'expert',
      source,
      staff: 'Ama Owusu',
      href: draftPath('expert', 'en', token),
      refuseHref: refusalPath('en', token),
    })

const notice =
  (kind: ApplicationKind): Write =>
  (t) =>
    applicationNotice(t, {
      form: applicationForms[kind] as Form,
      answers: answers[kind],
      reference: about(kind).reference,
    })

function move(mail: MoveMail): Write {
  const kind = mail.startsWith('hospital') ? 'hospital' : 'expert'
  return (t) => moveLetter(t, wordsOfMove(t, mail, applicationForms[kind] as Form, asked), about(kind))
}

const moves = Object.fromEntries(moveMails.map((mail) => [mail, move(mail)])) as Record<MoveMail, Write>

/** Every letter by those who get it, written with invented facts. */
export const letterExamples = {
  applicants: {
    expert_receipt: receipt('expert'),
    trainer_receipt: receipt('trainer'),
    hospital_receipt: receipt('hospital'),
    finish_later: (t: Translate) => finishLaterLetter(t, { href: draftPath('expert', 'en', token) }),
    entered_paper: entered('paper'),
    entered_telephone: entered('telephone'),
    entered_other: entered('other'),
    entered_import: entered('import'),
    new_link: (t: Translate) => newLinkLetter(t, { kind: 'expert', ...about('expert').access }),
    new_pin: newPin('asked'),
    new_pin_void: newPin('void'),
    edited_application: edited('expert'),
    edited_request: edited('hospital'),
    confirm_address: (t: Translate) =>
      confirmAddressLetter(t, { ...about('expert'), href: confirmAddressPath('en', token), day }),
    address_asked: (t: Translate) =>
      addressAskedLetter(t, { ...about('expert'), href: keepAddressPath('en', token), day }),
    address_changed: (t: Translate) => addressChangedLetter(t, about('expert')),
    withdrawn_application: withdrawn('expert'),
    withdrawn_request: withdrawn('hospital'),
  },
  moves,
  ...examplesOfMatching,
  visitors: {
    message_receipt: messageReceipt as Write,
    message_reply: (t: Translate) =>
      messageReply(t, {
        subject: 'Asking twice',
        text: 'Yes, a hospital may ask for support again.',
        quoted: { text: message.message, date: '15 November 2026' },
      }),
  },
  coordinator: {
    expert_notice: notice('expert'),
    trainer_notice: notice('trainer'),
    hospital_notice: notice('hospital'),
    message_notice: (t: Translate) => messageNotice(t, message),
    ...noticesOfMatching,
  },
  staff: {
    invitation: (t: Translate) => invitationLetter(t, { inviter: 'Ama Owusu', role: 'coordinator', href }),
    new_password: (t: Translate) => newPasswordLetter(t, { href }),
    forgotten_password: (t: Translate) => forgottenPasswordLetter(t, { href }),
    password_changed: (t: Translate) => passwordChangedLetter(t, { href: paths.loginForgotten() }),
  },
} as const

export type LetterGroup = keyof typeof letterExamples

type IdsOf<Letters> = Letters extends unknown ? keyof Letters & string : never

export type LetterId = IdsOf<(typeof letterExamples)[LetterGroup]>

const all: Readonly<Record<string, Write>> = Object.assign({}, ...Object.values(letterExamples))

export const isLetterId = (id: string): id is LetterId => Object.hasOwn(all, id)

export const exampleOf = (id: LetterId, t: Translate): Letter => (all[id] as Write)(t)
