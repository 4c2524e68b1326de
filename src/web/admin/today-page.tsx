import { brand } from '../../domain/brand.ts'
import { paths } from '../../domain/paths.ts'
import { type Page, route, signedIn } from '../page.ts'
import { pageTitle } from '../pages/page-title.ts'
import { Box } from '../ui/box/box.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { AdminFrame } from './admin-frame.tsx'

const todayPage: Page = {
  title: ({ t }) => pageTitle(t, t('admin.today')),
  description: ({ t }) => t('admin.todayDescription', { name: brand.name }),
  Body: (context) => {
    const { t, href } = context
    const { name, role } = signedIn(context)
    return (
      <AdminFrame
        {...context}
        title={t('admin.today')}
        text={t('admin.welcome', { name })}
        actions={
          <LinkButton href={href(paths.home())} variant="secondary" small>
            {t('admin.publicSite')}
          </LinkButton>
        }
      >
        <Box id="role" title={t('admin.yourRole', { role: t(`admin.${role}`) })}>
          <p>{t(`admin.${role}Tasks`)}</p>
        </Box>
      </AdminFrame>
    )
  },
}

export const todayRoute = route({
  access: 'read_back_office',
  page: todayPage,
  styles: ['admin'],
  bare: true,
})
