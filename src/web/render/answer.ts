import { statusOf } from '../../domain/api/statuses.ts'
import { localPath } from '../../domain/messages/locales.ts'
import type { Outcome, Refusal } from '../../domain/refusals.ts'
import type { Reach } from '../../domain/staff/region-subject.ts'
import { type Duty, isForStaff } from '../../domain/staff/roles.ts'
import { subjectOfPage } from '../admin/staff/page-subjects.ts'
import type * as Entry from '../entry-server.tsx'
import type { FormPost, Page, PageRequest, Route } from '../page.ts'
import { openFormWith } from '../protection/open-form.ts'
import type { Assets } from './assets.ts'
import { type KeptPage, PageCache } from './page-cache.ts'
import type { FilledPage, VisitorPages } from './visitor-pages.ts'

export type Site = {
  /** The built pages, or in development the ones Vite has just compiled. */
  entry: () => Promise<typeof Entry>
  assets: Assets
  publicUrl: string
  keepPages: boolean
  visitorPages: VisitorPages
  /** In development, Vite adds its client for hot reload to a page. */
  finish?: (path: string, html: string) => Promise<string>
}

export type Asked = Omit<PageRequest, 'registry' | 'pages' | 'site' | 'openForm'> & {
  path: string
  csrfToken: () => string
}

type Informed = Asked & Pick<PageRequest, 'registry' | 'pages' | 'site' | 'openForm'>

type Sent = Asked & Omit<FormPost, 'registry' | 'pages' | 'site' | 'openForm'>

export type Failure = {
  status: number
  code?: string
  retryAfterSeconds?: number
  /** The duty that a member of staff lacks for this page. */
  duty?: Duty | undefined
}

export type Answer = (
  | { kept: KeptPage; version: string | undefined }
  | { filled: FilledPage; address: string }
  | { status: number; html: string; isShared?: boolean }
  | { redirect: string }
) & {
  setCookies?: readonly string[] | undefined
  /** The token of an edit session that begins. */
  signIn?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** Turns a route and a request into a document, independent of the HTTP server. */
export class PageAnswers {
  readonly #cache = new PageCache()
  readonly #site: Site

  constructor(site: Site) {
    this.#site = site
  }

  async show(pattern: string, asked: Asked): Promise<Answer> {
    const route = await this.#route(pattern)
    if (await isOutside(pattern, asked, 'read')) return this.#gone(asked)
    const isKept = route.keep && this.#site.keepPages
    const found = isKept ? await this.#kept(route, asked) : await this.#forVisitor(route, asked)
    if (!found && asked.staff && isForStaff(route.access)) return this.#gone(asked)
    // Cacheable 404, so that a shared cache drops an unpublished page.
    return found ?? { ...(await this.notFound(asked)), isShared: isKept }
  }

  async submit(pattern: string, sent: Sent): Promise<Answer> {
    const route = await this.#route(pattern)
    if (await isOutside(pattern, sent, 'act')) return this.#gone(sent)
    const post = await informed(sent)
    const submitted = await route.submit?.(post)
    if (!submitted) return this.notFound(post)
    const { setCookies, signIn } = submitted
    if ('redirect' in submitted)
      return { redirect: localPath(post.locale, submitted.redirect), setCookies, signIn }
    const html = await this.#draw(route, route.page, submitted.data, post)
    const { refusal, status = 200 } = submitted
    const { retryAfterSeconds } = refusal ?? {}
    return { status: refusal ? statusOf[refusal.code] : status, html, setCookies, signIn, retryAfterSeconds }
  }

  async giveBack(
    pattern: string,
    { status, ...refusal }: Failure & Refusal,
    sent: Sent,
  ): Promise<Answer | undefined> {
    const route = await this.#route(pattern)
    if (!route.giveBack) return undefined
    const post = await informed(sent)
    return { status, html: await this.#draw(route, route.page, route.giveBack(post, refusal), post) }
  }

  async notFound(asked: Asked): Promise<Answer> {
    const { notFoundPage, routes } = await this.#site.entry()
    const known = Object.fromEntries(
      Object.entries(routes).filter(([path, { access }]) => access === 'public' && !path.includes(':')),
    )
    return {
      status: statusOf.not_found,
      html: await this.#draw({ keep: false }, notFoundPage, { known }, await informed(asked)),
    }
  }

  /** A page that is gone, in the frame of the back office, whose menu staff need. */
  async #gone(asked: Asked): Promise<Answer> {
    const { goneRoute } = await this.#site.entry()
    const html = await this.#draw(goneRoute, goneRoute.page, undefined, await informed(asked))
    return { status: statusOf.not_found, html }
  }

  async failed(failure: Failure, asked: Asked): Promise<Answer> {
    const { errorPage, notAllowedRoute } = await this.#site.entry()
    if (failure.duty && asked.staff) {
      const { page } = notAllowedRoute
      const html = await this.#draw(notAllowedRoute, page, { duty: failure.duty }, await informed(asked))
      return { status: failure.status, html }
    }
    return {
      status: failure.status,
      html: await this.#draw({ keep: false }, errorPage, failure, await informed(asked)),
    }
  }

  async #kept(route: Route, asked: Asked): Promise<Answer | undefined> {
    const key = `${asked.locale} ${asked.path}`
    const version = await asked.services.content.contentVersion().catch(() => undefined)
    // While the database is unreachable, cached pages and pages without data still work.
    const known = version ? this.#cache.get(version, key) : this.#cache.last(key)
    if (known) return { kept: known, version }
    const registry = version && (await asked.services.settings.currentFacts().catch(() => undefined))
    const pages = registry && (await asked.services.content.currentPages().catch(() => undefined))
    const site = pages && (await asked.services.content.currentSite().catch(() => undefined))
    if (!version || !registry || !pages || !site) return this.#fresh(route, asked)
    const written = await this.#write(route, {
      ...asked,
      registry,
      pages,
      site,
      openForm: openFormWith(asked.services),
    })
    return written && { kept: await this.#cache.keep(version, key, written.html), version }
  }

  /** A page with a form: kept with gaps for what is the visitor's own, unless it shows more of theirs. */
  async #forVisitor(route: Route, asked: Asked): Promise<Answer | undefined> {
    const search = searchOf(asked.queries)
    const isSame = route.sameForAll?.includes(search) && Object.keys(asked.query).every(isOfSearch)
    if (!isSame || !this.#site.keepPages) return this.#fresh(route, asked)
    const version = await asked.services.content.contentVersion().catch(() => undefined)
    const address = `${asked.locale} ${asked.path}${search}`
    const { visitorPages } = this.#site
    const own = { csrfToken: asked.csrfToken, openForm: openFormWith(asked.services) }
    const filled = visitorPages.fill(version, address, own)
    if (filled) return { filled, address }
    const known = await informed(asked)
    if (!version) return this.#write(route, known)
    return visitorPages.draw(version, address, own, (theirs) => this.#write(route, { ...known, ...theirs }))
  }

  async #fresh(route: Route, asked: Asked): Promise<Answer | undefined> {
    return this.#write(route, await informed(asked))
  }

  async #write(route: Route, asked: Informed): Promise<{ status: number; html: string } | undefined> {
    const loaded = await this.#load(route, asked)
    if (!loaded.ok) return undefined
    const { isMissing } = route.page as Page<unknown>
    const html = await this.#draw(route, route.page, loaded.value, asked)
    return { status: isMissing?.(loaded.value) ? statusOf.not_found : 200, html }
  }

  async #route(pattern: string): Promise<Route> {
    const route = (await this.#site.entry()).routes[pattern]
    if (!route) throw new Error(`The route table has no '${pattern}'`)
    return route
  }

  async #load(route: Route, asked: Informed): Promise<Outcome<unknown>> {
    return route.load ? route.load(asked) : { ok: true, value: undefined }
  }

  async #draw(
    route: Partial<Route> & Pick<Route, 'keep'>,
    page: Page<never>,
    data: unknown,
    asked: Informed,
  ) {
    const { renderPage } = await this.#site.entry()
    const { assets, publicUrl, finish } = this.#site
    // Islands call the API, which refuses a browser without the cookie of the token.
    const isShell = (page as Page<unknown>).isShell?.(data)
    const needsToken = !isShell && (route.submit || route.island || isForStaff(route.access ?? 'public'))
    const csrfToken = needsToken ? asked.csrfToken() : undefined
    const { locale, path, staff, registry, pages, site } = asked
    // A kept page is drawn for every query.
    const search = route.keep || isShell ? '' : searchOf(asked.queries)
    const openCounts =
      staff && isForStaff(route.access ?? 'public')
        ? await asked.services.review.countOpenFor(staff).catch(() => undefined)
        : undefined
    const known = { registry, pages, site }
    const about = { locale, path, search, staff, openCounts, ...known, csrfToken, assets, publicUrl }
    const html = renderPage(route, page, data, about)
    return finish ? finish(path, html) : html
  }
}

/** The query that the same page in another language needs: a step, or the token of a mailed link. */
function searchOf(queries: PageRequest['queries']): string {
  const pairs = namesOfSearch.flatMap((name) => queries[name]?.map((value) => [name, value]) ?? [])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

const namesOfSearch = ['step', 'all', 'h', 'k', 'draft', 'code']

const isOfSearch = (name: string) => namesOfSearch.includes(name)

/** An uncached page may use the last known facts and words. */
async function informed<Request extends Asked>(asked: Request) {
  const { currentFacts, lastFacts } = asked.services.settings
  const { currentPages, lastPages, currentSite, lastSite } = asked.services.content
  const [registry, pages, site] = await Promise.all([
    currentFacts().catch(lastFacts),
    currentPages().catch(lastPages),
    currentSite().catch(lastSite),
  ])
  return { ...asked, registry, pages, site, openForm: openFormWith(asked.services) }
}

/** Whether the subject of the page is outside the regions of the signed-in member of staff. */
async function isOutside(
  pattern: string,
  { services, staff, params }: Asked,
  reach: Reach,
): Promise<boolean> {
  const subject = subjectOfPage(pattern)
  if (!subject || !staff) return false
  return !(await services.staff.judgeRegions(staff, { ...subject, reach }, { params })).ok
}
