import type { ReactNode } from 'react'

type Props = {
  action: string
  csrfToken: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A native post whose mistakes the server tells; a button inside says what is done. */
export function PostForm({ action, csrfToken, className, children }: Props) {
  return (
    <form method="post" action={action} className={className} noValidate>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
    </form>
  )
}
