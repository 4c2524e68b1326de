import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'

/** One thing that a page of the back office can do, by a native post; `does` tells the route which. */
export function ActionForm({
  action,
  csrfToken,
  does,
  label,
  variant,
  small,
  children,
}: {
  action: string
  csrfToken: string | undefined
  does: string
  label: ReactNode
  variant?: 'secondary' | 'danger' | 'quiet'
  small?: boolean
  children?: ReactNode
}) {
  return (
    <form method="post" action={action} className="stack gap-4" noValidate>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="does" value={does} />
      {children}
      <div>
        <Button type="submit" variant={variant} small={small}>
          {label}
        </Button>
      </div>
    </form>
  )
}
