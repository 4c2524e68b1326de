import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactElement } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { RegionId } from '../../../src/domain/lists/regions.ts'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { DeskProvider } from '../../../src/web/admin/review/desk-context.ts'
import { mount } from '../components/mount.ts'

type Answer = { status?: number; body: object }
type Called = { method: string; path: string; body: unknown }

/** A screen of the back office with a fake server that answers by path prefix; every timeline as `timeline` says. */
export function stage(
  shown: ReactElement | RouteObject[],
  { answers, at = '/', regions }: { answers: Record<string, Answer>; at?: string; regions?: RegionId[] },
) {
  const calls: Called[] = []
  const said: string[] = []
  const offered: (() => void)[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    calls.push({ method, path, body: body && JSON.parse(body) })
    // A test adds the answers for the parts beside an application that it needs.
    const beside = /\/(assessments|interviews)$/.exec(path)?.[0] ?? ''
    const known = Object.keys(answers).findLast((start) => path.startsWith(start) && start.endsWith(beside))
    const timeline =
      /\/timeline(\?|$)/.test(path) && (answers.timeline ?? { body: { entries: [], cursor: null } })
    const { status = 200, body: answer } = timeline ||
      answers[known ?? ''] || {
        status: 404,
        body: { code: 'not_found' },
      }
    return new Response(JSON.stringify(answer), { status })
  })
  const desk = {
    t: translator('en', catalogueOf('en')),
    locale: 'en' as const,
    href: (path: string) => path,
    staff: { id: 'me', name: 'Nia', email: 'nia@aster.example', role: 'coordinator' as const, regions },
    zone: 'UTC',
    holdMinutes: 10,
    say: ({ message, action }: { message: string; action?: { onClick: () => void } }) => {
      said.push(message)
      if (action) offered.push(action.onClick)
    },
  }
  const routes = Array.isArray(shown) ? shown : [{ path: '*', element: shown }]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { page } = mount(
    <DeskProvider value={desk}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </DeskProvider>,
  )
  /** Presses the button of the last message that had one. */
  const takeBack = () => act(() => offered.at(-1)?.())
  return { page, calls, said, takeBack, router, refetch: () => act(() => queries.refetchQueries()) }
}

/** Waits for responses and renders until the element is there. */
export async function until<Found>(look: () => Found | null | undefined | false): Promise<Found> {
  for (const start = Date.now(); Date.now() - start < 10_000; ) {
    const found = look()
    if (found) return found
    await act(() => new Promise((resolve) => setTimeout(resolve, 2)))
  }
  throw new Error(`It never came: ${look}`)
}
