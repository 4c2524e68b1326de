import type { InputHTMLAttributes } from 'react'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'datetime-local'
  code?: boolean
}

export function TextInput({ code, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={code ? 'control code' : 'control'} />
}
