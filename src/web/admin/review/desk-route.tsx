import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { matchStatuses } from '../../../domain/matching/match-status.ts'
import type { MessageArea, MessageKey } from '../../../domain/messages/catalogue.ts'
import { reportKinds } from '../../../domain/programme/reports.ts'
import { done } from '../../../domain/refusals.ts'
import type { KeyPreferences } from '../../../domain/staff/own-keys.ts'
import type { Duty } from '../../../domain/staff/roles.ts'
import { controls } from '../../applications/words-of-applying.ts'
import { type Page, route, signedIn } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { signOf } from '../../shell/sign-of.ts'
import { innerPages } from '../inner-pages.ts'
import { sectionLabels } from '../sections.ts'
import { Desk } from './desk.tsx'

type DeskData = { holdMinutes: number; keys: KeyPreferences }

const deskPage: Page<DeskData> = {
  title: ({ t }) => pageTitle(t, t('admin.title')),
  description: ({ t }) => t('admin.todayDescription', { name: t('languages.name') }),
  Body: (context) => {
    const { island, path, csrfToken, openCounts, registry, data } = context
    const sign = signOf(registry)
    return island(Desk, { path, sign, csrfToken, openCounts, staff: signedIn(context), ...data })
  },
}

const messages: readonly (MessageArea | MessageKey)[] = [
  'admin',
  'desk',
  'record',
  'lists',
  'forms',
  'wizard',
  'filePages',
  ...(Object.keys(applicationForms) as ApplicationKind[]),
  ...controls,
  'languages.name',
  'site.menu',
  'site.skipToContent',
  'site.titleWithName',
  'site.theme',
  'site.themeSystem',
  'site.themeLight',
  'site.themeDark',
  'palette',
  'nouns.surgery',
  ...sectionLabels,
  ...innerPages.map(({ label }) => label),
  ...matchStatuses.map((status) => `match.status_${status}` as const),
  ...reportKinds.map((kind) => `collaboration.${kind}` as const),
]

/** The document of the client-side app, which draws the screen that the address names. */
export const deskRoute = (access: Duty) =>
  route<DeskData>({
    access,
    page: deskPage,
    styles: ['content', 'forms', 'admin'],
    island: { name: 'desk', messages },
    bare: true,
    load: async (request) => {
      const { review, staff } = request.services
      return done({ holdMinutes: review.holdMinutes, keys: await staff.readOwnKeys(signedIn(request)) })
    },
  })
