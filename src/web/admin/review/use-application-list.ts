import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { readList } from './calls.ts'
import { type Look, readFilter, readLook, whole, writeFilter, writeList } from './list-address.ts'

/** The query string with its question mark, or empty. */
export const queryOf = (address: URLSearchParams) => (address.size > 0 ? `?${address}` : '')

export type ApplicationList = ReturnType<typeof useApplicationList>

/** The page of the list that the address names, and functions that open others. */
export function useApplicationList(kind: ApplicationKind) {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const trail: readonly string[] = useLocation().state?.trail ?? []
  const filter = readFilter(kind, address)
  // A second change may come before the address has the first one.
  const look = readLook(address)
  const latest = useRef({ filter, look, address })
  if (latest.current.address !== address) latest.current = { filter, look, address }
  const cursor = address.get('cursor') ?? undefined
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...readList(filter, cursor),
    placeholderData: keepPreviousData,
  })
  // Only the first page is counted.
  const { data: firstPage } = useQuery({
    ...readList(filter, undefined),
    placeholderData: keepPreviousData,
    enabled: cursor === undefined,
  })
  const next = data?.cursor

  function openPage(to: string | undefined, cursors: readonly string[], replace = false) {
    const query = writeList(filter, look, to)
    navigate({ search: query.toString() }, { state: { trail: cursors }, replace })
  }
  const openPrevious = (replace = false) => openPage(trail.at(-2), trail.slice(0, -1), replace)
  const openNext = (replace = false) => next && openPage(next, [...trail, next], replace)

  return {
    filter,
    look,
    /** The query string of this page of the list. */
    query: queryOf(writeList(filter, look, cursor)),
    /** Whether the address names a view and nothing else. */
    isViewAlone: look.view !== undefined && address.size === 1,
    rows: data?.rows,
    total: firstPage?.total,
    statuses: firstPage?.statuses ?? undefined,
    error,
    refetch,
    isStale: isPlaceholderData,
    narrow: (change: Partial<ApplicationFilter>, how = { replace: false }) => {
      latest.current.filter = { ...latest.current.filter, ...change }
      setAddress(writeList(latest.current.filter, latest.current.look), how)
    },
    setLook: (change: Look) => {
      latest.current.look = { ...latest.current.look, ...change }
      setAddress(writeList(latest.current.filter, latest.current.look), { replace: true })
    },
    /** Opens a saved view. */
    open: (filter: ApplicationFilter, look: Look, how = { replace: false }) =>
      setAddress(writeList(filter, look), how),
    clear: () => setAddress(writeFilter(whole(filter))),
    /** Opens the previous page; left out on the first. */
    openPrevious: cursor ? () => openPrevious() : undefined,
    /** Opens the next page; left out on the last. */
    openNext: next ? () => openNext() : undefined,
    /** Turns the page without a step in the history. */
    follow: (to: 'next' | 'previous') => {
      if (to === 'next') openNext(true)
      else if (cursor) openPrevious(true)
    },
  }
}
