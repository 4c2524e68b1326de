import { paths } from '../../../domain/paths.ts'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'

/** Target of the button in the rail; a GET asks first. */
export const signOutRoute = adminPage({
  access: 'staff',
  beforeSecondStep: true,
  styles: ['content', 'admin'],
  title: ({ t }) => t('admin.signOut'),
  text: ({ t }) => t('admin.signOutText'),
  description: ({ t }) => t('admin.signOutDescription', { name: t('languages.name') }),
  submit: async ({ services, cookies }) => ({
    redirect: `${paths.login()}?out`,
    setCookies: await services.staff.signOutStaff(cookies),
  }),
  Body: (context) => <ActionForm {...context} label={context.t('admin.signOut')} />,
})
