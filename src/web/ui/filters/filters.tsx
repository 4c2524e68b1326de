import type { FormHTMLAttributes, InputHTMLAttributes } from 'react'
import { PageIcon } from '../icon/page-icon.tsx'

export function Filters({ label, ...rest }: FormHTMLAttributes<HTMLFormElement> & { label: string }) {
  return (
    <search>
      <form {...rest} className="filters" aria-label={label} />
    </search>
  )
}

export function SearchInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return (
    <div className="search">
      <PageIcon name="search" />
      <input {...props} type="search" className="control" />
    </div>
  )
}
