import type { InputHTMLAttributes } from 'react'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'datetime-local'
  code?: boolean
}

/** The style sheet lets text run as its letters do; addresses and numbers run as dialled. */
export function TextInput({ code, type = 'text', ...rest }: TextInputProps) {
  const dir = type === 'tel' || type === 'email' || type === 'url' ? 'ltr' : undefined
  return <input type={type} dir={dir} {...rest} className={code ? 'control code' : 'control'} />
}
