import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { AdminHead, AdminShell } from './admin-shell.tsx'

test('the rail marks the current section and shows its count', () => {
  const page = serve(
    <AdminShell
      home="/admin"
      labels={{ home: 'Dashboard', menu: 'Menu', navigation: 'Back office' }}
      person={{ name: 'Marta Sorrel', role: 'Coordinator' }}
      groups={[
        {
          title: 'Programme',
          links: [
            {
              label: 'Applications',
              href: '/admin/applications',
              icon: 'inbox',
              current: true,
              open: { count: 12, text: 'open' },
            },
            { label: 'Stories', href: '/admin/stories', icon: 'story' },
          ],
        },
      ]}
    >
      <main className="admin__main">
        <AdminHead
          title="Applications"
          text="12 need a decision."
          crumbs={{ label: 'Breadcrumb', items: [{ label: 'Pipeline' }] }}
        />
      </main>
    </AdminShell>,
  )
  expect(find(page, 'nav [aria-current=page]').textContent).toBe('Applications12 open')
})
