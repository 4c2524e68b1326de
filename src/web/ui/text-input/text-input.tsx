import type { InputHTMLAttributes } from 'react'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'datetime-local'
  code?: boolean
}

/** Text runs as its letters do: an English name in an Arabic form, and the other way round. */
export function TextInput({ code, ...rest }: TextInputProps) {
  return <input type="text" dir="auto" {...rest} className={code ? 'control code' : 'control'} />
}
