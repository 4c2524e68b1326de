import type { ReactNode } from 'react'
import type { PageContext } from '../../page.ts'
import { PostForm } from '../post-form.tsx'
import { placeOf, type WorkspaceData } from './workspace-data.ts'

type Props = Pick<PageContext<WorkspaceData>, 'href' | 'csrfToken' | 'data'> & {
  className?: string
  children: ReactNode
}

/** Whatever is done is posted to the page as it stands, so that it goes on there; the button says what. */
export function WorkspaceForm({ href, csrfToken, data, className, children }: Props) {
  return (
    <PostForm href={href} path={placeOf(data)} csrfToken={csrfToken} className={className}>
      {children}
    </PostForm>
  )
}
