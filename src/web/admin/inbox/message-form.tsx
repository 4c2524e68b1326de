import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import type { MessageData } from './opened-message.ts'

type Props = Pick<PageContext<MessageData>, 'href' | 'csrfToken' | 'data'> & {
  className?: string
  children: ReactNode
}

/** Whatever is done about a message is posted to its own page; the button says what. */
export function MessageForm({ href, csrfToken, data, className = 'stack gap-3', children }: Props) {
  return (
    <form method="post" action={href(paths.adminMessage(data.message.id))} className={className} noValidate>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
    </form>
  )
}
