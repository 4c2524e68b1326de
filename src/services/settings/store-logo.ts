import type { Size } from '../../domain/content/picture.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { fitted, iconSizes, isSeen, type Logo, largestLogo, logoFile } from '../../domain/settings/logo.ts'
import { savePicture } from '../../store/content/pictures.ts'
import type { Store } from '../../store/open-store.ts'
import { keyOf, readPixels } from '../content/pictures/encode-picture.ts'
import { taskQueue } from '../task-queue.ts'

const inTurn = taskQueue(2)

/** How much of an icon the logo fills; phones cut round corners. */
const filled = 0.8

const white = { r: 255, g: 255, b: 255, alpha: 1 }

/** Encodes a logo anew, without metadata: as it is for pages and mails, and as square icons. PNG, for mail programs. */
export async function storeLogo(store: Store, bytes: Buffer): Promise<Outcome<Logo>> {
  const encoded = await inTurn(() => encodeLogo(bytes))
  if (!encoded) return refuse('unavailable', { retryAfterSeconds: 5 })
  if (!encoded.ok) return encoded
  const { key, width, height } = encoded.value
  await savePicture(store, encoded.value)
  return done({ key, width, height })
}

/** The largest size that anything is made from. */
const decoded = { width: 1440, height: 1440 }

const reading = {
  field: 'logo',
  isUnfit: (size: Size) => !isSeen(size),
  sizeFor: (size: Size) => fitted(size, decoded),
}

const encodeLogo = (bytes: Buffer) =>
  readPixels(bytes, reading, async (pixels, size) => {
    const shown = fitted(size, largestLogo)
    const whole = await pixels()
      .resize({ ...shown, fit: 'fill' })
      .png()
      .toBuffer()
    const files = [{ name: logoFile(shown), bytes: whole }]
    for (const side of Object.values(iconSizes)) {
      const inner = Math.round(side * filled)
      const before = Math.floor((side - inner) / 2)
      const after = side - inner - before
      const icon = await pixels()
        .resize({ width: inner, height: inner, fit: 'contain', background: white })
        .flatten({ background: white })
        .extend({ top: before, left: before, bottom: after, right: after, background: white })
        .png()
        .toBuffer()
      files.push({ name: logoFile({ width: side, height: side }), bytes: icon })
    }
    return { key: keyOf(files), ...shown, files }
  })
