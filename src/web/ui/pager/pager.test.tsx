import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../tests/harness/components/mount.ts'
import { Pager } from './pager.tsx'

test('on the first page Previous is disabled', () => {
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

test('without a script, the pager has links', () => {
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
