import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router'
import { calendarPaths } from '../../../domain/api/staff/staff-paths.ts'
import { localeFacts, localPath } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { officeWords } from '../../../domain/review/office-words.ts'
import type { OpenCounts } from '../../../domain/review/open-counts.ts'
import type { KeyPreferences } from '../../../domain/staff/own-keys.ts'
import type { Staff } from '../../../domain/staff/staff.ts'
import { defaultZone } from '../../../domain/staff/time-zone.ts'
import { callApi } from '../../api/call-api.ts'
import type { IslandProps } from '../../islands/names.ts'
import { readInZone } from '../../render/reader-zone.ts'
import type { Sign } from '../../ui/logo/logo.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Snackbar } from '../../ui/snackbar/snackbar.tsx'
import { WithRail } from '../admin-frame.tsx'
import { CallRefused } from './calls.ts'
import { type DeskContext, DeskProvider, shownFor, useSaid } from './desk-context.ts'
import { forgetWords } from './kept-words.ts'
import { KeysProvider } from './own-keys.ts'
import { screenOf, screens } from './screens.tsx'
import { readOpenCounts } from './today/today-calls.ts'

export type DeskProps = {
  path: string
  staff: Staff
  csrfToken: string | undefined
  holdMinutes: number
  /** The reader's own keys. */
  keys: KeyPreferences
  sign: Sign | undefined
  /** The counts of the navigation at the time when the page was rendered. */
  openCounts: OpenCounts | undefined
}

/** The app of the back office: the rail stays, the screen beside it changes with the address. */
export function Desk({ t, locale, path, staff, ...rest }: IslandProps<DeskProps>) {
  const { csrfToken, holdMinutes, keys, sign, openCounts } = rest
  const { prefix } = localeFacts(locale)
  const [queries] = useState(newQueries)
  const [router, setRouter] = useState<DataRouter>()
  const [shown, setShown] = useState(path)
  const { said, say, fallSilent } = useSaid()
  const zone = useReadersZone(staff)
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
  const close = () => {
    // The button disappears with its message: move the focus first.
    document.getElementById('main')?.focus({ preventScroll: true })
    say(null)
  }
  const act = () => {
    close()
    said?.action?.onClick()
  }
  const desk = useMemo<DeskContext>(
    () => ({ t: officeWords(t), locale, href: (to) => localPath(locale, to), staff, zone, holdMinutes, say }),
    [t, locale, staff, zone, holdMinutes, say],
  )
  return (
    <DeskProvider value={desk}>
      <QueryClientProvider client={queries}>
        <KeysProvider value={keys}>
          <CountedRail
            t={t}
            href={desk.href}
            path={shown}
            sign={sign}
            staff={staff}
            csrfToken={csrfToken}
            openCounts={openCounts}
          >
            {router ? <RouterProvider router={router} /> : <Skeleton label={t('desk.loading')} />}
          </CountedRail>
        </KeysProvider>
        <Snackbar
          message={said?.message ?? null}
          action={said?.action && { ...said.action, onClick: act }}
          close={{ label: t('desk.close'), onClick: close }}
          milliseconds={said ? shownFor(said) : undefined}
          onDone={fallSilent}
        />
      </QueryClientProvider>
    </DeskProvider>
  )
}

/** The zone of the person, which follows the browser unless they have chosen one: pages of the server read the same. */
function useReadersZone({ timeZone, isZoneChosen }: Staff): string {
  const [zone, setZone] = useState(timeZone ?? defaultZone)
  useEffect(() => {
    const browser = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (isZoneChosen || !browser || browser === timeZone) return
    callApi('PUT', calendarPaths.timeZone, { body: { time_zone: browser } }).then((told) => {
      if (told.ok) setZone(told.value.time_zone)
    })
  }, [timeZone, isZoneChosen])
  // Before the screens below render their times.
  readInZone(zone)
  return zone
}

/** Refreshes the counts in the navigation after each change. */
function CountedRail({ openCounts, ...rail }: Parameters<typeof WithRail>[0]) {
  const { data } = useQuery({ ...readOpenCounts, initialData: openCounts ?? {}, refetchInterval: 60_000 })
  return <WithRail {...rail} openCounts={data} />
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
