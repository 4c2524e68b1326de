import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Role } from '../../domain/staff/roles.ts'

const { name } = brand

export function invitationLetter(
  t: Translate,
  { inviter, role, href }: { inviter: string; role: Role; href: string },
): Letter {
  return {
    subject: t('staffMail.invitationSubject', { name }),
    preview: t('staffMail.invitationPreview'),
    heading: t('staffMail.invitationSubject', { name }),
    parts: [
      { kind: 'paragraph', text: t('staffMail.invitationText', { inviter, name, role: t(`admin.${role}`) }) },
      { kind: 'link', label: t('staffMail.invitationOpen'), href },
      { kind: 'paragraph', text: t('staffMail.linkUse') },
    ],
    reason: t('staffMail.invitationReason', { name }),
  }
}

export function newPasswordLetter(t: Translate, { href }: { href: string }): Letter {
  return {
    subject: t('staffMail.passwordSubject', { name }),
    preview: t('staffMail.passwordPreview'),
    heading: t('staffMail.passwordSubject', { name }),
    parts: [
      { kind: 'paragraph', text: t('staffMail.passwordText', { name }) },
      { kind: 'link', label: t('staffMail.passwordOpen'), href },
      { kind: 'paragraph', text: t('staffMail.linkUse') },
    ],
    reason: t('staffMail.passwordReason', { name }),
  }
}

/** To somebody who asked for it at the sign-in page. */
export function forgottenPasswordLetter(t: Translate, { href }: { href: string }): Letter {
  return {
    subject: t('staffMail.passwordSubject', { name }),
    preview: t('staffMail.forgottenPreview'),
    heading: t('staffMail.passwordSubject', { name }),
    parts: [
      { kind: 'paragraph', text: t('staffMail.forgottenText', { name }) },
      { kind: 'link', label: t('staffMail.passwordOpen'), href },
      { kind: 'paragraph', text: t('staffMail.forgottenUse') },
      { kind: 'paragraph', text: t('staffMail.forgottenNotYou') },
    ],
    reason: t('staffMail.passwordReason', { name }),
  }
}

/** `href` is where somebody asks for a new password. */
export function passwordChangedLetter(t: Translate, { href }: { href: string }): Letter {
  return {
    subject: t('staffMail.changedSubject', { name }),
    preview: t('staffMail.changedPreview'),
    heading: t('staffMail.changedSubject', { name }),
    parts: [
      { kind: 'paragraph', text: t('staffMail.changedText', { name }) },
      { kind: 'paragraph', text: t('staffMail.changedNotYou') },
      { kind: 'link', label: t('staffMail.changedOpen'), href },
    ],
    reason: t('staffMail.passwordReason', { name }),
  }
}
