import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { SiteFooter } from './site-footer.tsx'

test('the footer names who runs the registry, and its links are lists under headings', () => {
  const page = serve(
    <SiteFooter
      home="/"
      homeLabel="ASTER home"
      organisation="Hosted by a university hospital."
      columns={[
        { title: 'Follow', links: [{ label: 'Video', href: 'https://video.example', external: true }] },
      ]}
      notes={['© 2024 ASTER', { label: 'Made by its contributors', href: 'https://code.example' }]}
      appearance={{ label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' }}
    />,
  )
  expect(find(page, 'footer').textContent).toContain('Hosted by a university hospital.')
  expect(find(page, 'a[href="https://video.example"]').getAttribute('rel')).toContain('noopener')
  expect(findAll<HTMLOptionElement>(page, 'option').map(({ value }) => value)).toEqual(['', 'light', 'dark'])
})
