import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { picturesPath } from '../../domain/content/picture.ts'

const inText = new RegExp(`${picturesPath}/([0-9a-f]{32})/`, 'g')

type Shown = { picture_key: string | null } & Readonly<Record<string, unknown>>

/** The keys of all pictures that it shows, also inside its text. */
export function picturesOf(kind: ContentKind, written: Shown): string[] {
  const inside = String(written[contentKinds[kind].prose]).matchAll(inText)
  const keys = [...inside].map(([, key]) => key as string)
  return written.picture_key ? [written.picture_key, ...keys] : keys
}
