import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { link, named, writeLetter } from './write-letter.ts'

export function invitationLetter(
  t: Translate,
  { inviter, role, href }: { inviter: string; role: Role; href: string },
): Letter {
  return writeLetter(t, {
    heading: t('staffMail.invitationSubject', named(t)),
    preview: t('staffMail.invitationPreview'),
    parts: [
      t('staffMail.invitationText', { inviter, ...named(t), role: t(`admin.${role}`) }),
      link(t('staffMail.invitationOpen'), href),
      t('staffMail.linkUse'),
    ],
    reason: t('staffMail.invitationReason', named(t)),
  })
}

/** The link was sent by an administrator, or requested by the person at the sign-in page. */
export function newPasswordLetter(t: Translate, { href, isAsked }: { href: string; isAsked: boolean }) {
  return writeLetter(t, {
    heading: t('staffMail.passwordSubject', named(t)),
    preview: t(isAsked ? 'staffMail.forgottenPreview' : 'staffMail.passwordPreview'),
    parts: [
      t(isAsked ? 'staffMail.forgottenText' : 'staffMail.passwordText', named(t)),
      link(t('staffMail.passwordOpen'), href),
      t(isAsked ? 'staffMail.forgottenUse' : 'staffMail.linkUse'),
      isAsked && t('staffMail.forgottenNotYou'),
    ],
    reason: t('staffMail.passwordReason', named(t)),
  })
}

/** `href` leads to the request for a new password. */
export function passwordChangedLetter(t: Translate, { href }: { href: string }): Letter {
  return writeLetter(t, {
    heading: t('staffMail.changedSubject', named(t)),
    preview: t('staffMail.changedPreview'),
    parts: [
      t('staffMail.changedText', named(t)),
      t('staffMail.changedNotYou'),
      link(t('staffMail.changedOpen'), href),
    ],
    reason: t('staffMail.passwordReason', named(t)),
  })
}
