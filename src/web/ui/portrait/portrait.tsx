import type { Picture as KeptPicture } from '../../../domain/content/picture.ts'
import { Picture } from '../picture/picture.tsx'

export type PortraitTone = 'petrol' | 'saffron' | 'bloom' | 'leaf'

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
