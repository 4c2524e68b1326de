import type { ReactNode } from 'react'

/** Evaluated at each call: tests render both as the server and as the browser. */
export const isServer = () => typeof document === 'undefined'

type Props = {
  /** Whether this part is a fallback, which is removed after hydration. */
  when: boolean
  children: ReactNode
}

export function WithoutScript({ when, children }: Props) {
  if (!when) return <div key="alive">{children}</div>
  return isServer() ? (
    <div className="without-script">{children}</div>
  ) : (
    <Untouched className="without-script" />
  )
}

/** Keeps the server's elements as they are and does not hydrate them, which spares slow phones the work. */
export function Untouched({ as: Tag = 'div', className }: { as?: 'div' | 'section'; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which only keeps React from looking inside
  return <Tag className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
