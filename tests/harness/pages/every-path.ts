import { paths } from '../../../src/domain/paths.ts'

// Drafts, one's own files and the back office need a session, a certificate a completed collaboration; other tests cover the kit.
const { storyPreview: _, kit: __, certificate: ___, myFile: ____, pagePreview: _____, ...shown } = paths
const isOfBackOffice = (path: string) => /^\/admin(?!\/set-up)/.test(path)

/** Every public page; the story is from the sample content. */
export const everyPath = Object.values(shown)
  .map((path) => path('forty-eight-hours').split('#', 1)[0] as string)
  .filter((path) => !isOfBackOffice(path))
