import type { ReactNode } from 'react'
import { LinkButton } from '../ui/button/button.tsx'
import { Empty } from '../ui/empty/empty.tsx'
import { JumpChips } from '../ui/filter-chips/filter-chips.tsx'
import { Pager } from '../ui/pager/pager.tsx'
import { withQuery } from './with-query.ts'

type Text = { title: string; text: string }

type Props = {
  address: string
  query: Readonly<Record<string, string | undefined>> & { status: string; cursor?: string | undefined }
  page: { rows: readonly unknown[]; cursor: string | null }
  statuses: readonly { status: string; label: string; count?: number }[]
  filters: ReactNode
  /** The rows, where there are any. */
  children: ReactNode
  /** Below the rows. */
  actions?: ReactNode
  words: {
    statuses: string
    none: Text
    noneFound: Text & { clear: string }
    pager: { pages: string; shown: string; first: string; next: string }
  }
}

/** A list that staff read status by status, page by page; an empty one says what to do next. */
export function StatusList({ address, query, page, statuses, filters, children, actions, words }: Props) {
  const { cursor, ...filter } = query
  const { pages, shown, first, next } = words.pager
  return (
    <>
      <JumpChips
        label={words.statuses}
        links={statuses.map(({ status, ...chip }) => ({
          ...chip,
          href: withQuery(address, { ...filter, status }),
          current: status === query.status,
        }))}
      />
      {filters}
      {page.rows.length > 0 ? children : <Nothing address={address} query={query} words={words} />}
      {actions}
      {(cursor || page.cursor) && (
        <Pager
          label={pages}
          text={shown}
          previous={{ label: first, ...(cursor && { href: withQuery(address, filter) }) }}
          next={{
            label: next,
            ...(page.cursor && { href: withQuery(address, { ...filter, cursor: page.cursor }) }),
          }}
        />
      )}
    </>
  )
}

function Nothing({
  address,
  query: { status, ...narrowing },
  words,
}: Pick<Props, 'address' | 'query' | 'words'>) {
  if (!Object.values(narrowing).some(Boolean)) return <Empty {...words.none} />
  const { clear, ...found } = words.noneFound
  return (
    <Empty {...found}>
      <LinkButton small variant="secondary" href={withQuery(address, { status })}>
        {clear}
      </LinkButton>
    </Empty>
  )
}
