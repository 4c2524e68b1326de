// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { serve } from '../mount.ts'
import { Icon } from './icon.tsx'
import { type IconName, icons } from './icons.ts'

test('every icon draws one path and stays silent', () => {
  for (const name of Object.keys(icons) as IconName[]) {
    const page = serve(<Icon name={name} />)
    expect(page.querySelectorAll('svg[aria-hidden=true] > path[d]'), name).toHaveLength(1)
  }
})
