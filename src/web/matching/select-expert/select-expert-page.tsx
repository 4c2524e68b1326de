import { matchPaths } from '../../../domain/api/matching/matching-paths.ts'
import { apiPaths } from '../../../domain/api/paths.ts'
import { contactIn } from '../../../domain/messages/contact-in.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { tokenIn, wantsPin } from '../../applicants/token-in.ts'
import { contentPage } from '../../content/pages/content-page.tsx'
import { contentOf } from '../../content/prose/static-content.ts'
import { route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { ExpertSelection } from './expert-selection.tsx'
import { openPlain, plainPath, type SelectionData } from './plain/opened-shortlist.ts'
import { answerUnknown, plainActions } from './plain/plain-actions.ts'
import { headingOf, PlainSelection } from './plain/plain-selection.tsx'
import { wordsOfSelection } from './words-of-selection.ts'

const content = 'select-expert'

/** The page is rendered empty, and the browser fetches the shortlist after authentication; a plain one needs no script. */
export const selectExpertRoute = route<SelectionData>({
  access: 'public',
  limit: 'attempt',
  styles: ['content', 'shortlist'],
  island: { name: 'select-expert', messages: wordsOfSelection },
  async load(request) {
    const hash = tokenIn(request.query)
    const plain = hash && request.query.plain ? await openPlain(request, hash) : undefined
    return done({ hash, wantsPin: wantsPin(request.query), plain })
  },
  actions: plainActions,
  submit: answerUnknown,
  page: {
    title: (context) => {
      const { t, data } = context
      const heading = data.plain && headingOf(t, data.plain)
      return pageTitle(t, heading ?? contentOf(content, context).title, data.plain?.errors)
    },
    description: (context) => contentOf(content, context).description,
    Body({ data: { hash, wantsPin, plain }, ...context }) {
      if (!hash) return contentPage.Body({ ...context, data: { content: contentOf(content, context) } })
      if (plain) return <PlainSelection {...context} data={plain} />
      const { href, island, registry } = context
      return island(ExpertSelection, {
        hash,
        apiPath: apiPaths.hospitalApplications,
        recordPath: matchPaths.shortlist,
        homeHref: href(paths.home()),
        linkHref: href(paths.myLink()),
        plainHref: href(plainPath(hash)),
        titled: pageTitle(context.t, '{title}'),
        wantsPin,
        email: contactIn(context.locale, registry).text,
      })
    },
  },
})
