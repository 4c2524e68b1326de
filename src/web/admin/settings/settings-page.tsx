import { brand } from '../../../domain/brand.ts'
import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import { paths } from '../../../domain/paths.ts'
import { adminRoute, type Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { AdminFrame } from '../admin-frame.tsx'

const parts: readonly { path: string; title: MessageKey; text: MessageKey }[] = [
  { path: paths.adminUsers(), title: 'users.title', text: 'settings.usersText' },
  { path: paths.adminSecondStep(), title: 'secondStep.title', text: 'secondStep.settingsText' },
  { path: paths.adminMailTexts(), title: 'mailTexts.title', text: 'settings.mailsText' },
  { path: paths.adminRegistry(), title: 'registry.title', text: 'settings.registryText' },
  { path: paths.adminRetention(), title: 'privacy.retention', text: 'settings.retentionText' },
]

const settingsPage: Page = {
  title: ({ t }) => pageTitle(t, t('settings.title')),
  description: ({ t }) => t('settings.description', { name: brand.name }),
  Body: (context) => {
    const { t, href } = context
    return (
      <AdminFrame {...context} title={t('settings.title')} text={t('settings.text')}>
        <div className="box">
          <ul className="entries">
            {parts.map(({ path, title, text }) => (
              <li key={path}>
                <div>
                  <a href={href(path)}>{t(title)}</a>
                  <p>{t(text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </AdminFrame>
    )
  },
}

export const settingsRoute = adminRoute({
  access: 'administer',
  page: settingsPage,
  styles: ['admin'],
})
