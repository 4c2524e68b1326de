import type { InputHTMLAttributes, ReactNode } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'children'> & {
  children: ReactNode
}

/** A 24px box in a row of 44px; the words are part of the target. */
export function Checkbox({ children, ...rest }: Props) {
  return (
    <label className="check">
      <input {...rest} type="checkbox" className="tick" />
      <span>{children}</span>
    </label>
  )
}

export function Radio({ children, ...rest }: Props) {
  return (
    <label className="check">
      <input {...rest} type="radio" className="tick" />
      <span>{children}</span>
    </label>
  )
}
