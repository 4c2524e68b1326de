import type { Picture as KeptPicture } from '../../../domain/content/picture.ts'
import { Picture } from '../picture/picture.tsx'
import { DrawnPortrait } from './drawn-portrait.tsx'

const tones = ['petrol', 'saffron', 'bloom', 'leaf'] as const

export type PortraitTone = (typeof tones)[number]

/** Neighbours differ; the same place on two pages has the same colour. */
export const toneOf = (place: number) => tones[place % tones.length] as PortraitTone

type PortraitProps = {
  initials: string
  /** Decides what is drawn where there is no picture; defaults to the initials. */
  name?: string
  picture?: KeptPicture | null
  tone?: PortraitTone
  size?: 'sm' | 'lg'
}

/** A picture on a petal, or a drawing with the initials; the full name always stands beside it. */
export function Portrait({ initials, name = initials, picture, tone = 'petrol', size }: PortraitProps) {
  return (
    <span
      className={size ? `portrait portrait--${size}` : 'portrait'}
      data-tone={tone}
      aria-hidden={picture ? undefined : true}
    >
      {picture ? (
        <Picture picture={picture} sizes={size === 'lg' ? '6rem' : '4rem'} lazy />
      ) : (
        <DrawnPortrait initials={initials} name={name} />
      )}
    </span>
  )
}
