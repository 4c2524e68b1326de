import { useEffect, useRef } from 'react'
import { matchRoutes, Outlet, type RouteObject, ScrollRestoration, useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import {
  applicationKinds,
  applicationPath,
  applicationsPath,
} from '../../../domain/review/application-screens.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ApplicationsScreen } from './applications-screen.tsx'
import { Trouble } from './call-state.tsx'
import { useDesk } from './desk-context.ts'
import { TodayScreen } from './today/today-screen.tsx'

/** Every screen of the app; the route table has the same paths. */
export const screens: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: Waiting,
    ErrorBoundary: Failed,
    children: [
      { path: paths.admin(), Component: TodayScreen },
      ...applicationKinds.flatMap((kind): RouteObject[] => [
        // Keyed by list, so that no rows of the former list remain.
        { path: applicationsPath(kind), element: <ApplicationsScreen key={kind} kind={kind} /> },
        {
          path: applicationPath(kind, ':id'),
          lazy: async () => {
            const { ApplicationScreen } = await import('./application/application-screen.tsx')
            return { element: <ApplicationScreen kind={kind} /> }
          },
        },
      ]),
    ],
  },
]

/** Focuses a new screen, unless it has focused a part of itself. */
function Layout() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.querySelector('.rail .menu')?.removeAttribute('open')
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

function Waiting() {
  const { t } = useDesk()
  return <Skeleton label={t('desk.loading')} />
}

function Failed() {
  return <Trouble error={new Error()} onRetry={() => location.reload()} />
}

type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>

/** The path that a click opens inside the app, without the locale's prefix; undefined if the browser handles the click. */
export function screenOf(click: Click, prefix: string): string | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = click
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  if (!link.pathname.startsWith(prefix)) return undefined
  const path = link.pathname.slice(prefix.length)
  return matchRoutes(screens, path) && !link.hash ? path + link.search : undefined
}
