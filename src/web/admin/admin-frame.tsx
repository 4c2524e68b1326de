import type { ReactNode } from 'react'
import { brand } from '../../domain/brand.ts'
import { paths } from '../../domain/paths.ts'
import { isHeldBack, type Staff } from '../../domain/staff/staff.ts'
import { type PageContext, signedIn } from '../page.ts'
import { AdminShell } from '../ui/admin-shell/admin-shell.tsx'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { SkipLink } from '../ui/site-header/site-header.tsx'
import { PostForm } from './post-form.tsx'
import { isWithin, sectionsFor } from './sections.ts'

type RailProps = Pick<PageContext, 't' | 'href' | 'path' | 'staff' | 'csrfToken'> & { children: ReactNode }

/** The rail of the back office, and the page beside it. */
export function WithRail({ t, href, path, staff, csrfToken, children }: RailProps) {
  const person = signedIn({ staff })
  const { name, role } = person
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
        links={(isHeldBack(person) ? [] : sectionsFor(role)).map((section) => ({
          label: t(section.label),
          href: href(section.path),
          icon: section.icon,
          current: isWithin(section, path),
        }))}
        person={{
          name,
          role: t(`admin.${role}`),
          action: (
            <PostForm href={href} path={paths.adminSignOut()} csrfToken={csrfToken}>
              <Button type="submit" variant="secondary" small>
                {t('admin.signOut')}
              </Button>
            </PostForm>
          ),
        }}
      >
        <main className="admin__main" id="main" tabIndex={-1}>
          <SecondStepNotice t={t} href={href} staff={person} />
          {children}
        </main>
      </AdminShell>
    </>
  )
}

/** For staff who must set up a second step. */
function SecondStepNotice({ t, href, staff }: Pick<PageContext, 't' | 'href'> & { staff: Staff }) {
  if (staff.secondStepDays === undefined) return null
  return (
    <div className="message message--warn second-step-notice">
      <Icon name="warn" />
      <p>
        {isHeldBack(staff) ? (
          t('admin.secondStepNow')
        ) : (
          <>
            {t('admin.secondStepDue', { count: staff.secondStepDays })}{' '}
            <a href={href(paths.adminSecondFactor())}>{t('admin.secondStepSetUp')}</a>
          </>
        )}
      </p>
    </div>
  )
}
