import { paths } from '../../domain/paths.ts'
import { type Duty, duties } from '../../domain/staff/roles.ts'
import { type PageContext, signedIn } from '../page.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { adminPage } from './admin-page.tsx'

type Data = { duty: Duty }

/** A page that is not for the role of its reader: in the frame of the back office, with the roles that may. */
export const notAllowedRoute = adminPage<Data>({
  access: 'staff',
  title: ({ t }) => t('admin.notAllowedTitle'),
  description: ({ t }) => t('admin.notAllowedHelp'),
  text: say,
  Body: ({ t, href }) => (
    <>
      <p>{t('admin.notAllowedHelp')}</p>
      <p>
        <LinkButton href={href(paths.admin())}>{t('admin.goneBack')}</LinkButton>
      </p>
    </>
  ),
})

function say(context: PageContext<Data>): string {
  const { t, data } = context
  const roles = duties[data.duty].map((role) => t(`admin.${role}`)).join(', ')
  return t('admin.notAllowedText', { role: t(`admin.${signedIn(context).role}`), roles })
}
