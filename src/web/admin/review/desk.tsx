import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router'
import { localeFacts, localPath } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import type { Staff } from '../../../domain/staff/staff.ts'
import type { IslandProps } from '../../islands/names.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Snackbar } from '../../ui/snackbar/snackbar.tsx'
import { WithRail } from '../admin-frame.tsx'
import { CallRefused } from './calls.ts'
import { type DeskContext, DeskProvider, useSaid } from './desk-context.ts'
import { forgetWords } from './kept-words.ts'
import { screenOf, screens } from './screens.tsx'

export type DeskProps = { path: string; staff: Staff; csrfToken: string | undefined; holdMinutes: number }

/** The app of the back office: the rail stays, the screen beside it changes with the address. */
export function Desk({ t, locale, path, staff, csrfToken, holdMinutes }: IslandProps<DeskProps>) {
  const { prefix } = localeFacts(locale)
  const [queries] = useState(newQueries)
  const [router, setRouter] = useState<DataRouter>()
  const [shown, setShown] = useState(path)
  const { said, say, fallSilent } = useSaid()
  useEffect(() => {
    forgetWords(staff.id)
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.action.endsWith(paths.adminSignOut())) forgetWords()
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [staff.id])
  useEffect(() => {
    const router = createBrowserRouter(screens, { basename: prefix || '/' })
    const stop = router.subscribe(({ location }) => setShown(location.pathname.slice(prefix.length)))
    const onClick = (event: MouseEvent) => {
      const screen = screenOf(event, prefix)
      if (screen === undefined) return
      event.preventDefault()
      router.navigate(screen)
    }
    document.addEventListener('click', onClick)
    setRouter(router)
    return () => {
      document.removeEventListener('click', onClick)
      stop()
      router.dispose()
    }
  }, [prefix])
  const act = () => {
    // The button disappears with its message: move the focus first.
    document.getElementById('main')?.focus({ preventScroll: true })
    say(null)
    said?.action?.onClick()
  }
  const desk = useMemo<DeskContext>(
    () => ({ t, locale, href: (to) => localPath(locale, to), staff, holdMinutes, say }),
    [t, locale, staff, holdMinutes, say],
  )
  return (
    <DeskProvider value={desk}>
      <QueryClientProvider client={queries}>
        <WithRail t={t} href={desk.href} path={shown} staff={staff} csrfToken={csrfToken}>
          {router ? <RouterProvider router={router} /> : <Skeleton label={t('desk.loading')} />}
        </WithRail>
        <Snackbar
          message={said?.message ?? null}
          action={said?.action && { ...said.action, onClick: act }}
          milliseconds={said?.until ? Math.max(3000, Date.parse(said.until) - Date.now()) : undefined}
          onDone={fallSilent}
        />
      </QueryClientProvider>
    </DeskProvider>
  )
}

/** Retries network errors only, not refusals. */
function newQueries(): QueryClient {
  const retry = (failures: number, error: Error) =>
    failures < 2 && error instanceof CallRefused && error.code === 'offline'
  return new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 5000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
