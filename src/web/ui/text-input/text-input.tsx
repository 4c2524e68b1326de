import type { InputHTMLAttributes } from 'react'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'datetime-local'
  code?: boolean
}

/** Text runs as its letters do, an English name in an Arabic form and the other way round; addresses and numbers run as dialled. */
export function TextInput({ code, type = 'text', ...rest }: TextInputProps) {
  const dir = type === 'tel' || type === 'email' || type === 'url' ? 'ltr' : 'auto'
  return <input type={type} dir={dir} {...rest} className={code ? 'control code' : 'control'} />
}
