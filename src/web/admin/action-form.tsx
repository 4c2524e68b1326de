import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { type PostContext, PostForm } from './post-form.tsx'

type Props = PostContext & {
  /** Which action of the route, if it has several. */
  action?: string
  label: ReactNode
  variant?: 'secondary' | 'danger'
  small?: boolean
  children?: ReactNode
}

/** A native post with one button. */
export function ActionForm({ action, label, variant, small, children, ...context }: Props) {
  return (
    <PostForm {...context} className="stack gap-4">
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
