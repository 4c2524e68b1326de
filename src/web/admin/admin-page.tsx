import type { ReactNode } from 'react'
import type { Staff } from '../../domain/staff/staff.ts'
import { adminRoute, type PageContext, type Route, type RouteOptions } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import { signOf } from '../shell/sign-of.ts'
import { AdminHead } from '../ui/admin-shell/admin-shell.tsx'
import type { Crumb } from '../ui/crumbs/crumbs.tsx'
import { WithRail } from './admin-frame.tsx'
import { UnsentNotices } from './office/unsent-notices.tsx'

type AdminPage<Data> = RouteOptions<Data> & {
  title: (context: PageContext<Data>) => string
  description: (context: PageContext<Data>) => string
  /** The text below the title. */
  text?: (context: PageContext<Data>) => string | undefined
  /** The heading, if it is not the title of the document. */
  heading?: (context: PageContext<Data>) => string
  /** The path of its section in the rail, if the address of the page is not below it. */
  section?: string
  crumbs?: (context: PageContext<Data>) => readonly Crumb[] | undefined
  /** Actions beside the title. */
  headActions?: (context: PageContext<Data>) => ReactNode
  /** The errors of its form, which the title of the document announces; `data.errors` unless it says otherwise. */
  errors?: (data: Data) => object | undefined
  /** Who is signed in after a post, if it changed their account. */
  staffAfter?: (context: PageContext<Data>) => Staff
  Body: (context: PageContext<Data>) => ReactNode
}

/** The route of a page that is drawn in the frame of the back office. */
export function adminPage<Data = undefined>({
  title,
  description,
  text,
  heading = title,
  section,
  crumbs,
  headActions,
  errors = errorsIn,
  staffAfter,
  Body,
  ...options
}: AdminPage<Data>): Route {
  const draw = (given: PageContext<Data>) => {
    const context = staffAfter ? { ...given, staff: staffAfter(given) } : given
    const above = crumbs?.(context)
    return (
      <WithRail {...context} sign={signOf(context.registry)} path={section ?? context.path}>
        <AdminHead
          title={heading(context)}
          text={text?.(context)}
          crumbs={above && { label: context.t('admin.above'), items: above }}
        >
          {headActions?.(context)}
        </AdminHead>
        <UnsentNotices {...context} />
        <Body {...context} />
      </WithRail>
    )
  }
  return adminRoute<Data>({
    ...(options as RouteOptions<Data>),
    access: options.access,
    page: {
      title: (context) => pageTitle(context.t, title(context), errors(context.data)),
      description,
      Body: draw,
    },
  })
}

const errorsIn = (data: unknown) => (data as { errors?: object } | undefined)?.errors
