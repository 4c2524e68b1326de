import { paths } from '../../src/domain/paths.ts'

// Nobody sees a draft or the back office without leave, and the kit is the stage of other tests.
const { storyPreview: _, kit: __, ...shown } = paths
const isOfBackOffice = (path: string) => /^\/admin(?!\/set-up)/.test(path)

/** Every page that a browser may open; the story is one of the sample content. */
export const everyPath = Object.values(shown)
  .map((path) => path('forty-eight-hours').split('#', 1)[0] as string)
  .filter((path) => !isOfBackOffice(path))
