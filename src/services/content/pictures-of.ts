import { type ContentKind, contentKinds } from '../../domain/forms/content-kinds.ts'
import { picturesPath } from '../../domain/picture.ts'
import type { Written } from '../../store/written-content.ts'

const inText = new RegExp(`${picturesPath}/([0-9a-f]{32})/`, 'g')

/** The keys of all pictures that it shows, also inside its text. */
export function picturesOf(kind: ContentKind, written: Written): string[] {
  const inside = String(written[contentKinds[kind].prose]).matchAll(inText)
  const keys = [...inside].map(([, key]) => key as string)
  return written.picture_key ? [written.picture_key, ...keys] : keys
}
