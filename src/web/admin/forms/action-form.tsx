import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { type PostContext, PostForm } from './post-form.tsx'

type Props = PostContext & {
  /** The action of the route, if it has several. */
  action?: string
  label: string
  /** The label for screen readers, where several forms on a page have the same one. */
  about?: string
  variant?: 'secondary' | 'danger'
  small?: boolean
  children?: ReactNode
}

/** A native post with one button. */
export function ActionForm({ action, label, about, variant, small, children, ...context }: Props) {
  return (
    <PostForm {...context} className="stack gap-4">
      {action && <input type="hidden" name="_action" value={action} />}
      {children}
      <div>
        <Button type="submit" variant={variant} small={small}>
          {about ? <span aria-hidden="true">{label}</span> : label}
          {about && <span className="vh">{about}</span>}
        </Button>
      </div>
    </PostForm>
  )
}
