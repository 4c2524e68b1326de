/** What the palette finds on the server. */
export const foundKinds = [
  'expert',
  'hospital',
  'trainer',
  'match',
  'message',
  'story',
  'news',
  'profile',
  'member',
  'partner',
  'colleague',
] as const

export type FoundKind = (typeof foundKinds)[number]

export type Found = {
  kind: FoundKind
  title: string
  note: string
  status: string | null
  path: string
}

/** Shorter input finds only pages and acts, since a single letter is in every name. */
export const shortestSearch = 2
