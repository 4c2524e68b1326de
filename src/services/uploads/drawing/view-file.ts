import { filePagePath } from '../../../domain/applicants/applicant-paths.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { DrawnFile } from '../../../domain/uploads/drawn-page.ts'
import type { Store } from '../../../store/open-store.ts'
import { readUpload } from '../../../store/uploads/uploads.ts'
import type { Drawn } from './draw-apart.ts'
import { drawnPage } from './drawn-pages.ts'

type File = { id: string; size: number }

export type Picture = NonNullable<Drawn['picture']>

/** The pages of a file that the caller may read; also draws the first, which is requested next. */
export async function viewPages(
  store: Store,
  file: File & { href: string },
  caller: string,
): Promise<Outcome<DrawnFile>> {
  const drawn = await draw(store, file, 1, caller)
  if (!drawn.ok) return drawn
  const { total, sizes } = drawn.value
  return done({
    total,
    pages: sizes.map((size, index) => ({ ...size, href: filePagePath(file.href, index + 1) })),
  })
}

/** One page of a file that the caller may read. */
export async function readPage(
  store: Store,
  file: File,
  page: number,
  caller: string,
): Promise<Outcome<Picture>> {
  const drawn = await draw(store, file, page, caller)
  if (!drawn.ok) return drawn
  return drawn.value.picture ? done(drawn.value.picture) : refuse('not_found')
}

function draw(store: Store, { id, size }: File, page: number, caller: string) {
  const read = async () => {
    const bytes = Buffer.alloc(size)
    let filled = 0
    for await (const piece of readUpload(store, id)) filled += piece.copy(bytes, filled)
    return bytes
  }
  return drawnPage({ fileId: id, page, caller, read })
}
