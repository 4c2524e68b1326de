import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { NewsList } from './news-list.tsx'

test('news have a machine-readable and a formatted date; those without a page are not links', () => {
  const page = serve(
    <NewsList
      items={[
        { date: '2024-11-18', dateText: '18 November 2024', title: 'Webinar', href: '/news' },
        { date: '2024-10-02', dateText: '2 October 2024', title: 'First matches', text: 'Three hospitals.' },
      ]}
    />,
  )
  expect(find(page, 'time').getAttribute('datetime')).toBe('2024-11-18')
  expect(page.querySelectorAll('a')).toHaveLength(1)
})
