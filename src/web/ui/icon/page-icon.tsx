import { DrawnIcon, type IconSize } from './icon.tsx'
import { type PageIconName, pageIcons } from './page-icons.ts'

export function PageIcon({ name, ...size }: IconSize & { name: PageIconName }) {
  return <DrawnIcon path={pageIcons[name]} {...size} />
}
