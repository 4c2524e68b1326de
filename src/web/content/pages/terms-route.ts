import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { termsPages } from '../../../domain/privacy/terms-pages.ts'
import { termsPdf } from '../../applications/applying.ts'
import type { Route } from '../../page.ts'
import { contentPage } from './content-page.tsx'
import { routeWithContent } from './content-route.ts'

export const termsRoute = (kind: ApplicationKind): Route =>
  routeWithContent(contentPage, termsPages[kind], async (services) => ({
    terms: { since: await services.termsSince(kind), ...(kind === 'expert' && { pdf: termsPdf }) },
  }))
