import type { ComponentType, ReactNode } from 'react'
import type { Access } from '../domain/api/endpoints.ts'
import type { ShownPages } from '../domain/content/pages/shown-pages.ts'
import type { SiteFacts } from '../domain/content/site-facts.ts'
import type { FormId } from '../domain/forms/engine/form.ts'
import type { RegistryFacts } from '../domain/forms/registry.ts'
import type { MessageArea, MessageKey } from '../domain/messages/catalogue.ts'
import type { Locale } from '../domain/messages/locales.ts'
import type { Translate } from '../domain/messages/translate.ts'
import type { LimitName } from '../domain/protection/rate-limits.ts'
import type { Outcome, Refusal } from '../domain/refusals.ts'
import type { OpenCounts } from '../domain/review/open-counts.ts'
import type { Staff } from '../domain/staff/staff.ts'
import type { Services } from '../services/services.ts'
import type { SentFile } from '../services/uploads/receive-files.ts'
import type { Thing } from './discovery/structured-data.ts'
import type { IslandName, IslandProps } from './islands/names.ts'

/** What a page is drawn from. Everything a person reads comes from `t`, `data` or the content files. */
export type PageContext<Data = undefined> = {
  data: Data
  t: Translate
  locale: Locale
  /** The path in the route table, without the locale's prefix. */
  path: string
  href: (path: string) => string
  /** The absolute URL of a path, for feeds, mails and metadata. */
  absolute: (path: string) => string
  /** Who is signed in, on routes that ask for it. */
  staff?: Staff | undefined
  /** The counts of the back office's sections; undefined while the database is unreachable. */
  openCounts?: OpenCounts | undefined
  registry: RegistryFacts
  /** Pages with an institution's own text. */
  pages: ShownPages
  site: SiteFacts
  /** The token that a native form sends back; only on pages with a `submit` or an island, and in the back office. */
  csrfToken?: string
  /** Renders the island of the page; the route names its entry and, if needed, its wording. */
  island: <Props extends object>(
    Component: ComponentType<IslandProps<Props>>,
    props: Props,
    messages?: readonly (MessageArea | MessageKey)[],
  ) => ReactNode
}

export type Page<Data = undefined> = {
  title: (context: PageContext<Data>) => string
  description: (context: PageContext<Data>) => string
  Body: (context: PageContext<Data>) => ReactNode
  thing?: (context: PageContext<Data>) => Thing | undefined
  /** Whether search engines may index it; defaults to cached pages. */
  isListed?: (data: Data) => boolean
  /** Whether it is a form without a token, which browsers keep for offline use. */
  isShell?: (data: Data) => boolean
  /** Whether it says that there is nothing of the kind: its status is then 404. */
  isMissing?: (data: Data) => boolean
}

export type PageRequest = {
  services: Services
  locale: Locale
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** The query, in which a name may have several values. */
  queries: Readonly<Record<string, readonly string[]>>
  /** Who is signed in, on routes that ask for it. */
  staff?: Staff | undefined
  registry: RegistryFacts
  /** Pages with an institution's own text. */
  pages: ShownPages
  site: SiteFacts
  cookies: string
  /** Key and stamp of a form that a visitor opens. */
  openForm: (form: FormId) => OpenedForm
  /** The token of the edit session that an applicant has opened with link and PIN. */
  sessionToken?: string | undefined
}

/** The values by which copies of a form's page differ; the key makes a repeated post harmless. */
export type OpenedForm = { postKey: string; stamp: string }

/** A native form post: every name with all its values, as the browser sent them, and its files by field. */
export type FormPost = PageRequest & {
  fields: Readonly<Record<string, readonly string[]>>
  files: ReadonlyMap<string, SentFile>
  /** Keyed hash of the caller, for rate limits. */
  caller: string
  /** Lets this browser show the receipt of the form again. */
  keepReceipt: (form: FormId, reference?: string) => void
}

/** A submit redirects to another page, or shows its own again; the status follows from the refusal. */
export type Submitted<Data> = ({ redirect: string } | { data: Data; refusal?: Refusal; status?: 201 }) & {
  setCookies?: readonly string[]
  /** The token of an edit session that begins. */
  signIn?: string
}

/** Handles an action of a native form; `target` is what its button adds to the name, as in `drop <id>`. */
export type Action<Data> = (post: FormPost, target: string) => Promise<Submitted<Data>>

export type Route = {
  access: Access
  /** Access for posts, if stricter than for reading. */
  submitAccess?: Access
  /** A public page that shows staff more; never cached. */
  knowsStaff?: boolean
  /** Open also to staff who must set up a second step first. */
  beforeSecondStep?: true
  page: Page<never>
  /** What a link to it says; a page without a name is called by its address. */
  name?: (context: Pick<PageContext, 't' | 'locale' | 'registry' | 'pages'>) => string
  load?: (request: PageRequest) => Promise<Outcome<unknown>>
  submit?: (post: FormPost) => Promise<Submitted<unknown>>
  /** Redisplays the form with its input while the database is unreachable, and beyond a rate limit. */
  giveBack?: (post: FormPost, refusal: Refusal) => unknown
  fileFields?: readonly string[]
  /** Rate limit of posts, if it differs from the default. */
  limit?: LimitName
  /** Rate limit of reading, for a page that looks up a record by a secret or an address; it is never cached. */
  readLimit?: LimitName
  /** The stylesheets; `content` includes `base`, which forms load alone. Defaults to `content`. */
  styles?: readonly ['base' | 'content', ...('forms' | 'shortlist' | 'admin')[]]
  /** A small script of its own, for what no native form can do. */
  script?: 'branding' | 'passkeys' | 'ordering' | 'secondStep' | 'comparing' | 'copying' | 'filtering'
  island?: { name: IslandName; messages: readonly (MessageArea | MessageKey)[] }
  /** Shows mails, which need inline styles. */
  showsMail?: boolean
  /** Without the site’s header and footer: the component kit brings its own. */
  bare?: boolean
  /** The queries (of step and layout) whose page differs between visitors only in what `openForm` gives, and the token. */
  sameForAll?: readonly string[]
  /** Anonymous pages are kept rendered; a page with a form, an island or a secret in its address never is. */
  keep: boolean
}

/** What a route is besides its page. */
export type RouteOptions<Data> = Omit<Route, 'page' | 'load' | 'submit' | 'giveBack' | 'keep'> & {
  load?: (request: PageRequest) => Promise<Outcome<Data>>
  giveBack?: (post: FormPost, refusal: Refusal) => Data
} & (
    | { submit?: (post: FormPost) => Promise<Submitted<Data>>; actions?: undefined }
    /** Actions by the name that the form posts as `_action`; `submit` answers a post with no name or an unknown one. */
    | { submit: (post: FormPost) => Promise<Submitted<Data>>; actions: Actions<Data> }
  )

type RouteOf<Data> = RouteOptions<Data> & { page: Page<Data> }

type Actions<Data> = Readonly<Record<string, Action<Data>>>

/** Ties a page to the data it is drawn from, then forgets the type so that one table can hold every route. */
export function route<Data>({ actions, ...it }: RouteOf<Data>): Route {
  const keep = it.access === 'public' && !it.submit && !it.island && !it.knowsStaff && !it.readLimit
  const submit = actions && it.submit && submitAction(actions, it.submit)
  return { keep, ...(it as Omit<Route, 'keep'>), ...(submit && { submit }) }
}

/** A page of the back office: in a frame of its own, with the styles of its forms unless it says otherwise. */
export function adminRoute<Data>(it: RouteOf<Data>): Route {
  return route({ styles: ['content', 'forms', 'admin'], bare: true, ...it, access: it.access })
}

function submitAction<Data>(actions: Actions<Data>, otherwise: Action<Data>) {
  return (post: FormPost): Promise<Submitted<Data>> => {
    const [name = '', target = ''] = fieldOf(post, '_action').split(' ')
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    return (action ?? otherwise)(post, target)
  }
}

/** Actions that are answered alike: each performs its use case, and `answer` shows the outcome. */
export function actionsOf<Name extends string, Value, Data>(
  uses: Readonly<Record<Name, (post: FormPost, target: string) => Promise<Outcome<Value>>>>,
  answer: (post: FormPost, outcome: Outcome<Value>, name: Name) => Promise<Submitted<Data>>,
): Record<Name, Action<Data>> {
  const names = Object.keys(uses) as Name[]
  const entries = names.map((name): [Name, Action<Data>] => [
    name,
    async (post, target) => answer(post, await uses[name](post, target), name),
  ])
  return Object.fromEntries(entries) as Record<Name, Action<Data>>
}

export const fieldOf = ({ fields }: Pick<FormPost, 'fields'>, name: string): string => fields[name]?.[0] ?? ''

/** Who is signed in, on a route for staff only. */
export function signedIn({ staff }: Pick<PageRequest, 'staff'>): Staff {
  if (!staff) throw new Error('This route does not ask for somebody who is signed in')
  return staff
}
