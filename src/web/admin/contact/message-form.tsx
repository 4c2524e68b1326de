import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { PostForm } from '../post-form.tsx'
import type { MessageData } from './opened-message.ts'

type Props = Pick<PageContext<MessageData>, 'href' | 'csrfToken' | 'data'> & {
  className?: string
  children: ReactNode
}

/** Whatever is done about a message is posted to its own page; the button says what. */
export function MessageForm({ href, csrfToken, data, className = 'stack gap-3', children }: Props) {
  return (
    <PostForm action={href(paths.adminMessage(data.message.id))} csrfToken={csrfToken} className={className}>
      {children}
    </PostForm>
  )
}
