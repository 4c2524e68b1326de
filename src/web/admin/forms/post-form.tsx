import type { ReactNode } from 'react'
import type { PageContext } from '../../page.ts'

/** What a native form needs; it is posted to `path`, usually its own page. */
export type PostContext = Pick<PageContext, 'href' | 'path' | 'csrfToken'>

type Props = PostContext & {
  className?: string | undefined
  /** Has unsaved words that no field shows. */
  isUnsaved?: boolean
  /** Shows only saved words; without it, after any refusal on the page its words count as unsaved. */
  isSaved?: boolean
  /** Keeps what is typed on the device under this name, which begins with the id of the person. */
  keptAs?: string
  children: ReactNode
}

/** A native post, validated on the server only; the button inside names the action. */
export function PostForm({ href, path, csrfToken, className, isUnsaved, isSaved, keptAs, children }: Props) {
  return (
    <form
      method="post"
      action={href(path)}
      className={className}
      noValidate
      data-unsaved={isUnsaved ? '' : undefined}
      data-saved={isSaved ? '' : undefined}
      data-kept={keptAs}
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
    </form>
  )
}
