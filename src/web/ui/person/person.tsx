import type { HTMLAttributes } from 'react'
import type { Picture as KeptPicture } from '../../../domain/content/picture.ts'
import { MoreLink } from '../more-link/more-link.tsx'
import { Portrait, type PortraitTone } from '../portrait/portrait.tsx'

type PersonProps = {
  name: string
  role: string
  initials: string
  picture?: KeptPicture | null
  tone?: PortraitTone
  quote?: string
  /** The language of the text, if it is not that of the page. */
  mark?: Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
  more?: { label: string; href: string; about?: string }
  large?: boolean
}

export function Person({
  name,
  role,
  initials,
  picture,
  tone,
  quote,
  mark,
  more,
  large = false,
}: PersonProps) {
  return (
    <figure className={large ? 'person person--large stack' : 'person stack'}>
      {quote && <blockquote {...mark}>{quote}</blockquote>}
      <figcaption className="who">
        <Portrait {...{ initials, name, picture, tone }} />
        <div {...mark}>
          <strong>{name}</strong>
          <p>{role}</p>
        </div>
      </figcaption>
      {more && (
        <MoreLink href={more.href} about={more.about}>
          {more.label}
        </MoreLink>
      )}
    </figure>
  )
}
