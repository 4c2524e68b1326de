import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { PostForm } from './post-form.tsx'

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
    <PostForm action={action} csrfToken={csrfToken} className="stack gap-4">
      <input type="hidden" name="does" value={does} />
      {children}
      <div>
        <Button type="submit" variant={variant} small={small}>
          {label}
        </Button>
      </div>
    </PostForm>
  )
}
