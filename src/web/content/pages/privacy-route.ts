import { done } from '../../../domain/refusals.ts'
import { route } from '../../page.ts'
import { contentOf } from '../prose/static-content.ts'
import { contentPage } from './content-page.tsx'

/** The notice tells the retention periods as administrators have set them. */
export const privacyNoticeRoute = route({
  access: 'public',
  page: contentPage,
  name: (context) => contentOf('privacy', context).title,
  load: async (request) =>
    done({ content: contentOf('privacy', request, await request.services.privacy.currentPeriods()) }),
})
