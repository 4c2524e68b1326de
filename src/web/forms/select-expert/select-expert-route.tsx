import { apiPaths } from '../../../domain/api-paths.ts'
import { matchPaths } from '../../../domain/matching/match-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { contentOf } from '../../content/content.ts'
import { route } from '../../page.ts'
import { contentPage } from '../../pages/content/content-page.tsx'
import { pageTitle } from '../../pages/page-title.ts'
import { tokenIn } from '../edit/token-in.ts'
import { ExpertSelection } from './expert-selection.tsx'
import { wordsOfSelection } from './words-of-selection.ts'

const content = 'select-expert'

/** The page knows nothing of the shortlist: whoever has shown a PIN fetches it. */
export const selectExpertRoute = route<{ hash: string | undefined }>({
  access: 'public',
  styles: ['shortlist'],
  island: { name: 'select-expert', messages: wordsOfSelection },
  load: async ({ query }) => done({ hash: tokenIn(query) }),
  page: {
    title: (context) => pageTitle(context.t, contentOf(content, context).title),
    description: (context) => contentOf(content, context).description,
    Body({ data: { hash }, ...context }) {
      if (!hash) return contentPage.Body({ ...context, data: contentOf(content, context) })
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
