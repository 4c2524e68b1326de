import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../tests/harness/mount.ts'
import { Pager } from './pager.tsx'

test('at the first page there is no way back', () => {
  const turned = vi.fn()
  const { page } = mount(
    <Pager
      label="Pages"
      text="1 to 9 of 158"
      previous={{ label: 'Previous' }}
      next={{ label: 'Next', onClick: turned }}
    />,
  )
  const [previous, next] = findAll(page, 'button') as [HTMLElement, HTMLElement]
  expect([previous, next].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null])
  click(next)
  expect(turned).toHaveBeenCalledOnce()
})

test('on a page without a script, pages are turned by links', () => {
  const page = serve(
    <Pager
      label="Pages"
      text="25 shown"
      previous={{ label: 'Back to the beginning' }}
      next={{ label: 'Next', href: '?cursor=1' }}
    />,
  )
  expect(find(page, 'a').getAttribute('href')).toBe('?cursor=1')
  expect(find(page, 'button').getAttribute('aria-disabled')).toBe('true')
})
