import { expect, test } from 'vitest'
import { serve } from '../../../../tests/harness/components/mount.ts'
import { PageIcon } from './page-icon.tsx'
import { type PageIconName, pageIcons } from './page-icons.ts'

test('every icon is one path, hidden from assistive technology', () => {
  for (const name of Object.keys(pageIcons) as PageIconName[]) {
    const page = serve(<PageIcon name={name} />)
    expect(page.querySelectorAll('svg[aria-hidden=true] > path[d]'), name).toHaveLength(1)
  }
})
