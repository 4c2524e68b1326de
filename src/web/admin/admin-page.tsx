import type { ReactNode } from 'react'
import { adminRoute, type PageContext, type Route, type RouteOptions } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import type { Crumb } from '../ui/crumbs/crumbs.tsx'
import { AdminFrame } from './admin-frame.tsx'

type AdminPage<Data> = RouteOptions<Data> & {
  title: (context: PageContext<Data>) => string
  description: (context: PageContext<Data>) => string
  /** Below the title. */
  text?: (context: PageContext<Data>) => string | undefined
  /** The pages above this one. */
  crumbs?: (context: PageContext<Data>) => readonly Crumb[]
  /** Beside the title. */
  headActions?: (context: PageContext<Data>) => ReactNode
  /** The errors of its form, which the title of the document announces. */
  errors?: (data: Data) => object | undefined
  Body: (context: PageContext<Data>) => ReactNode
}

/** The route of a page that is drawn in the frame of the back office. */
export function adminPage<Data = undefined>({
  title,
  description,
  text,
  crumbs,
  headActions,
  errors,
  Body,
  ...options
}: AdminPage<Data>): Route {
  const draw = (context: PageContext<Data>) => (
    <AdminFrame
      {...context}
      title={title(context)}
      text={text?.(context)}
      crumbs={crumbs?.(context)}
      actions={headActions?.(context)}
    >
      <Body {...context} />
    </AdminFrame>
  )
  return adminRoute<Data>({
    ...(options as RouteOptions<Data>),
    page: {
      title: (context) => pageTitle(context.t, title(context), errors?.(context.data)),
      description,
      Body: draw,
    },
  })
}
