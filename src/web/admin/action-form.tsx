import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { PostForm } from './post-form.tsx'

/** A native post of the back office; `action` names what the route is to do, where it can do several things. */
export function ActionForm({
  to,
  csrfToken,
  action,
  label,
  variant,
  small,
  children,
}: {
  to: string
  csrfToken: string | undefined
  action?: string
  label: ReactNode
  variant?: 'secondary' | 'danger' | 'quiet'
  small?: boolean
  children?: ReactNode
}) {
  return (
    <PostForm action={to} csrfToken={csrfToken} className="stack gap-4">
      {action && <input type="hidden" name="_action" value={action} />}
      {children}
      <div>
        <Button type="submit" variant={variant} small={small}>
          {label}
        </Button>
      </div>
    </PostForm>
  )
}
