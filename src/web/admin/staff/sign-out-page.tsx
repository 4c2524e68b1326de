import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { adminRoute, type Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { AdminFrame } from '../admin-frame.tsx'

/** What the button in the rail leads to; opened by its address, it asks first. */
const signOutPage: Page = {
  title: ({ t }) => pageTitle(t, t('admin.signOut')),
  description: ({ t }) => t('admin.signOutDescription', { name: brand.name }),
  Body: (context) => {
    const { t, href, csrfToken } = context
    return (
      <AdminFrame {...context} title={t('admin.signOut')} text={t('admin.signOutText')}>
        <form method="post" action={href(paths.adminSignOut())}>
          <input type="hidden" name="_csrf" value={csrfToken} />
          <Button type="submit">{t('admin.signOut')}</Button>
        </form>
      </AdminFrame>
    )
  },
}

export const signOutRoute = adminRoute({
  access: 'staff',
  beforeSecondStep: true,
  page: signOutPage,
  styles: ['admin'],
  submit: async ({ services, cookies }) => ({
    redirect: `${paths.login()}?out`,
    setCookies: await services.staff.signOutStaff(cookies),
  }),
})
