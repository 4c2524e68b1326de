import type { ReactNode } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import type { OpenCounts } from '../../domain/review/open-counts.ts'
import { isHeldBack, type Staff } from '../../domain/staff/staff.ts'
import { type PageContext, signedIn } from '../page.ts'
import { AdminShell } from '../ui/admin-shell/admin-shell.tsx'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { Sign } from '../ui/logo/logo.tsx'
import { SkipLink } from '../ui/site-header/site-header.tsx'
import { PostForm } from './forms/post-form.tsx'
import { FindButton } from './review/palette/find-button.tsx'
import { groupsFor, isWithin } from './sections.ts'
import { sayRole } from './staff/say-regions.ts'

type RailProps = Pick<PageContext, 't' | 'href' | 'path' | 'staff' | 'csrfToken' | 'openCounts'> & {
  sign: Sign | undefined
  children: ReactNode
}

/** The rail of the back office, and the page beside it. */
export function WithRail({ t, href, path, sign, staff, csrfToken, openCounts, children }: RailProps) {
  const person = signedIn({ staff })
  const { name, role, regions } = person
  const mayWork = !isHeldBack(person)
  return (
    <>
      <SkipLink href="#main">{t('site.skipToContent')}</SkipLink>
      <AdminShell
        home={href(paths.admin())}
        sign={sign}
        labels={{
          home: t('admin.home', { name: t('languages.name') }),
          menu: t('site.menu'),
          navigation: t('admin.navigation'),
        }}
        find={mayWork && <FindButton t={t} href={href} role={role} />}
        groups={(mayWork ? groupsFor(role) : []).map(({ group, sections }) => ({
          ...(group !== 'today' && group !== 'you' && { title: t(`admin.group_${group}`) }),
          links: sections.map((section) => ({
            label: t(section.label),
            href: href(section.path),
            icon: section.icon,
            current: isWithin(section, path),
            ...openIn(t, section.counted, openCounts),
          })),
        }))}
        person={{
          name,
          role: sayRole(t, role, regions),
          action: (
            <div className="row gap-2">
              <PostForm href={href} path={paths.adminSignOut()} csrfToken={csrfToken}>
                <Button type="submit" variant="secondary" small>
                  {t('admin.signOut')}
                </Button>
              </PostForm>
              <ThemeChoice t={t} />
            </div>
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

/** The count of a section; undefined for zero. */
function openIn(t: Translate, counted: keyof OpenCounts | undefined, open: OpenCounts | undefined) {
  const count = (counted && open?.[counted]) ?? 0
  return counted && count > 0 ? { open: { count, text: t(`admin.open_${counted}`) } } : {}
}

/** Its value and its effect are those of the site's own choice; see site.ts. */
function ThemeChoice({ t }: { t: Translate }) {
  return (
    <label className="rail__theme">
      <span className="vh">{t('site.theme')}</span>
      <select data-theme-select="">
        <option value="">{t('site.themeSystem')}</option>
        <option value="light">{t('site.themeLight')}</option>
        <option value="dark">{t('site.themeDark')}</option>
      </select>
    </label>
  )
}

/** The notice for staff who must set up a second step. */
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
