import type { ReactNode } from 'react'
import { paths } from '../../../../domain/paths.ts'
import type { PageContext } from '../../../page.ts'
import type { PlainShortlist } from './opened-shortlist.ts'

export type PlainContext = PageContext<PlainShortlist>

export function PlainForm({ href, csrfToken, data, children }: PlainContext & { children: ReactNode }) {
  return (
    <form method="post" action={href(paths.selectExpert())} className="stack gap-5" noValidate>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="h" value={data.hash} />
      {children}
    </form>
  )
}
