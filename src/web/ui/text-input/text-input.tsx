import type { InputHTMLAttributes } from 'react'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'datetime-local'
  code?: boolean
}

/** The style sheet takes the direction of text from its letters; addresses and numbers are left to right. */
export function TextInput({ code, type = 'text', ...rest }: TextInputProps) {
  const dir = type === 'tel' || type === 'email' || type === 'url' ? 'ltr' : undefined
  return <input type={type} dir={dir} {...rest} className={code ? 'control code' : 'control'} />
}
