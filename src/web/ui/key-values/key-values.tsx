import type { ReactNode } from 'react'

type Item = { term: string; value: ReactNode }

export function KeyValues({ items, columns = 1 }: { items: readonly Item[]; columns?: 1 | 2 }) {
  return (
    <dl className={columns === 2 ? 'kv kv--two' : 'kv'}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
