import { isPageName, pagePaths } from '../../../domain/content/pages/page-names.ts'
import type { ShownPages } from '../../../domain/content/pages/shown-pages.ts'
import { done, refuse } from '../../../domain/refusals.ts'
import { type Page, type PageContext, type Route, route } from '../../page.ts'
import { DraftNote } from '../draft-note.tsx'

type Data = {
  /** The page itself, with the unpublished text in place of the published one. */
  page: Page<unknown>
  path: string
  pages: ShownPages
  data: unknown
  isDraft: boolean
}

const previewed: Page<Data> = {
  title: (context) => context.data.page.title(inside(context)),
  description: (context) => context.data.page.description(inside(context)),
  Body: (context) => (
    <>
      {context.data.isDraft && <DraftNote text={context.t('writing.noticeText')} t={context.t} />}
      {context.data.page.Body(inside(context))}
    </>
  ),
}

/** The last saved text of a page, rendered as the page itself. */
export function pagePreviewRoute(routeAt: (path: string) => Route | undefined): Route {
  return route<Data>({
    access: 'public',
    knowsStaff: true,
    styles: ['content', 'forms'],
    page: previewed,
    async load(request) {
      const { services, params, query, locale, staff } = request
      const { page: name = '' } = params
      if (!isPageName(name)) return refuse('not_found')
      const { until, mark } = query
      const found = await services.content.previewPage({ page: name, locale }, { staff, until, mark })
      const shown = routeAt(pagePaths[name])
      if (!found.ok || !shown?.load) return refuse('not_found')
      const pages = new Map(request.pages).set(`${locale}/${name}`, found.value.text)
      const loaded = await shown.load({ ...request, pages, params: {}, query: {}, queries: {} })
      if (!loaded.ok) return loaded
      return done({
        page: shown.page as Page<unknown>,
        path: pagePaths[name],
        pages,
        data: loaded.value,
        isDraft: found.value.isDraft,
      })
    },
  })
}

const inside = (context: PageContext<Data>): PageContext<unknown> => ({
  ...context,
  path: context.data.path,
  pages: context.data.pages,
  data: context.data.data,
})
