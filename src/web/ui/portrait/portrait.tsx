import type { Picture as KeptPicture } from '../../../domain/content/picture.ts'
import { Picture } from '../picture/picture.tsx'

const tones = ['petrol', 'saffron', 'bloom', 'leaf'] as const

export type PortraitTone = (typeof tones)[number]

/** Neighbours differ; the same place on two pages has the same colour. */
export const toneOf = (place: number) => tones[place % tones.length] as PortraitTone

type PortraitProps = { initials: string; picture?: KeptPicture | null; tone?: PortraitTone; small?: boolean }

/** A picture on a petal, or the initials; the full name always stands beside it. */
export function Portrait({ initials, picture, tone = 'petrol', small = false }: PortraitProps) {
  return (
    <span
      className={small ? 'portrait portrait--sm' : 'portrait'}
      data-tone={tone}
      aria-hidden={picture ? undefined : true}
    >
      {picture ? <Picture picture={picture} sizes="4rem" lazy /> : initials}
    </span>
  )
}
