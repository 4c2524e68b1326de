import { paths } from '../../domain/paths.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { adminPage } from './admin-page.tsx'

/** What staff see at the address of a record that does not exist, or was erased. */
export const goneRoute = adminPage({
  access: 'staff',
  title: ({ t }) => t('admin.goneTitle'),
  description: ({ t }) => t('admin.goneText'),
  text: ({ t }) => t('admin.goneText'),
  Body: ({ t, href }) => (
    <p>
      <LinkButton href={href(paths.admin())}>{t('admin.goneBack')}</LinkButton>
    </p>
  ),
})
