import type { ReactNode } from 'react'
import type { PageContext } from '../../page.ts'
import { placeOf, type WorkspaceData } from './workspace-data.ts'

type Props = Pick<PageContext<WorkspaceData>, 'href' | 'csrfToken' | 'data'> & {
  className?: string
  children: ReactNode
}

/** Whatever is done is posted to the page as it stands, so that it goes on there; the button says what. */
export function ActForm({ href, csrfToken, data, className, children }: Props) {
  return (
    <form method="post" action={href(placeOf(data))} className={className} noValidate>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
    </form>
  )
}
