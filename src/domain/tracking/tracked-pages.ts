import { paths } from '../paths.ts'

/** Personal pages, and those with a secret in their URL. */
const personal: readonly (keyof typeof paths)[] = [
  'editExpert',
  'editHospital',
  'editTrainer',
  'selectExpert',
  'invitation',
  'notMe',
  'confirmEmail',
  'keepEmail',
  'myFile',
  'certificates',
  'certificate',
  'storyPreview',
  'pagePreview',
]

/** Back office, sign-in and kit are not counted either. */
const isForStaff = (path: string) => /^\/(admin|login|dev)(\/|$)/.test(path)

const patterns = Object.entries(paths)
  .filter(([name]) => !personal.includes(name as keyof typeof paths))
  .map(([, path]) => path(':slug').split('#', 1)[0] as string)
  .filter((path) => !isForStaff(path))
  .map((pattern) => ({ pattern, matches: new RegExp(`^${pattern.replace(':slug', '[^/?#]+')}$`) }))

/** The pattern under which the views of a page are counted; undefined where they are not. */
export function trackedPage(path: string): string | undefined {
  return patterns.find(({ matches }) => matches.test(path))?.pattern
}
