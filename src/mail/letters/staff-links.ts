import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Role } from '../../domain/roles.ts'

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
