import type { ReactNode } from 'react'

const looks = {
  plain: '',
  tint: ' band--tint',
  straw: ' band--straw',
  line: ' band--line',
  petrol: ' on-petrol pattern',
}

type BandProps = {
  look?: keyof typeof looks
  labelledBy?: string
  /** Layout classes of the content, such as 'split' or 'stack gap-5'. */
  inner?: string
  /** The language of the content, if it is not that of the page. */
  mark?: { lang?: string; dir?: 'ltr' | 'rtl' }
  children: ReactNode
}

/** A full-width band of a page, with its content in the page's measure. */
export function Band({ look = 'plain', labelledBy, inner = '', mark, children }: BandProps) {
  const Tag = labelledBy ? 'section' : 'div'
  return (
    <Tag className={`band${looks[look]}`} aria-labelledby={labelledBy}>
      <div className={`wrap ${inner}`.trimEnd()} {...mark}>
        {children}
      </div>
    </Tag>
  )
}
