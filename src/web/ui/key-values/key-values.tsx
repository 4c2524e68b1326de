import type { ReactNode } from 'react'

type Item = { term: string; value: ReactNode; big?: boolean }

export function KeyValues({ items, columns = 1 }: { items: readonly Item[]; columns?: 1 | 2 }) {
  return (
    <dl className={columns === 2 ? 'kv kv--two' : 'kv'}>
      {items.map(({ term, value, big }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={big ? 'big' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
