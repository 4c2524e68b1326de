import { matchPaths } from '../../../domain/api/matching-paths.ts'
import { apiPaths } from '../../../domain/api/paths.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { tokenIn } from '../../applicants/token-in.ts'
import { contentPage } from '../../content/pages/content-page.tsx'
import { contentOf } from '../../content/prose/static-content.ts'
import { route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { ExpertSelection } from './expert-selection.tsx'
import { wordsOfSelection } from './words-of-selection.ts'

const content = 'select-expert'

/** The page is rendered empty; the browser fetches the shortlist after authentication. */
export const selectExpertRoute = route<{ hash: string | undefined }>({
  access: 'public',
  styles: ['shortlist'],
  island: { name: 'select-expert', messages: wordsOfSelection },
  load: async ({ query }) => done({ hash: tokenIn(query) }),
  page: {
    title: (context) => pageTitle(context.t, contentOf(content, context).title),
    description: (context) => contentOf(content, context).description,
    Body({ data: { hash }, ...context }) {
      if (!hash) return contentPage.Body({ ...context, data: { content: contentOf(content, context) } })
      const { href, island, registry } = context
      return island(ExpertSelection, {
        hash,
        apiPath: apiPaths.hospitalApplications,
        recordPath: matchPaths.shortlist,
        homeHref: href(paths.home()),
        email: registry.coordinator_email,
      })
    },
  },
})
