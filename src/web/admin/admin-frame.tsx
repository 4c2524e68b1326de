import type { ReactNode } from 'react'
import { brand } from '../../domain/brand.ts'
import { paths } from '../../domain/paths.ts'
import { type PageContext, signedIn } from '../page.ts'
import { AdminHead, AdminShell } from '../ui/admin-shell/admin-shell.tsx'
import { Button } from '../ui/button/button.tsx'
import type { Crumb } from '../ui/crumbs/crumbs.tsx'
import { SkipLink } from '../ui/site-header/site-header.tsx'
import { isWithin, sectionsFor } from './sections.ts'

type Props = Omit<PageContext<unknown>, 'data'> & {
  title: string
  text?: string
  crumbs?: readonly Crumb[]
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** Rail and head: the frame of every page of the back office. */
export function AdminFrame({
  t,
  href,
  path,
  staff,
  csrfToken,
  title,
  text,
  crumbs,
  actions,
  children,
}: Props) {
  const { name, role } = signedIn({ staff })
  return (
    <>
      <SkipLink href="#main">{t('site.skipToContent')}</SkipLink>
      <AdminShell
        home={href(paths.admin())}
        labels={{
          home: t('admin.home', { name: brand.name }),
          menu: t('site.menu'),
          navigation: t('admin.navigation'),
        }}
        links={sectionsFor(role).map((section) => ({
          label: t(section.label),
          href: href(section.path),
          icon: section.icon,
          current: isWithin(section, path),
        }))}
        person={{
          name,
          role: t(`admin.${role}`),
          action: (
            <form method="post" action={href(paths.adminSignOut())}>
              <input type="hidden" name="_csrf" value={csrfToken} />
              <Button type="submit" variant="secondary" small>
                {t('admin.signOut')}
              </Button>
            </form>
          ),
        }}
      >
        <main className="admin__main" id="main" tabIndex={-1}>
          <AdminHead title={title} text={text} crumbs={crumbs && { label: t('admin.above'), items: crumbs }}>
            {actions}
          </AdminHead>
          {children}
        </main>
      </AdminShell>
    </>
  )
}
