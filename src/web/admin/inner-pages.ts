import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { type Duty, mayDo, type Role } from '../../domain/staff/roles.ts'

type InnerPage = { label: MessageKey; path: string; duty: Duty; within: MessageKey }

/** Pages and boxes that are not in the rail, since a section links to them. */
export const innerPages: readonly InnerPage[] = [
  {
    label: 'inbox.textsTitle',
    path: paths.adminReplyTexts(),
    duty: 'read_applications',
    within: 'inbox.title',
  },
  {
    label: 'webhooks.title',
    path: paths.adminWebhooks(),
    duty: 'review_applications',
    within: 'settings.title',
  },
  ...inside('writing.title', 'edit_content', [['pageTexts.title', paths.adminPages()]]),
  ...inside('settings.title', 'administer', [
    ['secondStep.title', paths.adminSecondStep()],
    ['tokens.title', paths.adminAllTokens()],
    ['agreementText.title', paths.adminAgreement()],
    ['brand.title', paths.adminBrand()],
    ['registry.title', paths.adminRegistry()],
    ['menus.title', paths.adminMenus()],
    ['privacy.retention', paths.adminRetention()],
  ]),
  ...inside('account.title', 'read_back_office', [
    ['ownKeys.title', paths.adminKeys()],
    ['account.secondFactor', paths.adminSecondFactor()],
    ['account.passkeys', paths.adminPasskeys()],
    ['sessions.title', paths.adminSessions()],
    ['account.zone', `${paths.adminAccount()}#zone-box`],
    ['notices.title', `${paths.adminAccount()}#notices-box`],
    ['tokens.own', paths.adminTokens()],
    ['account.password', `${paths.adminAccount()}#password-box`],
  ]),
  ...inside('account.title', 'read_applications', [['calendar.title', paths.adminCalendar()]]),
]

function inside(
  within: MessageKey,
  duty: Duty,
  of: readonly [label: MessageKey, path: string][],
): InnerPage[] {
  return of.map(([label, path]) => ({ label, path, duty, within }))
}

export function innerPagesFor(role: Role): readonly InnerPage[] {
  return innerPages.filter(({ duty }) => mayDo(role, duty))
}
