import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import { paths } from '../../../domain/paths.ts'
import { adminPage } from '../admin-page.tsx'

const parts: readonly { path: string; title: MessageKey; text: MessageKey }[] = [
  { path: paths.adminUsers(), title: 'users.title', text: 'settings.usersText' },
  { path: paths.adminSecondStep(), title: 'secondStep.title', text: 'secondStep.settingsText' },
  { path: paths.adminAllTokens(), title: 'tokens.title', text: 'tokens.settingsText' },
  { path: paths.adminWebhooks(), title: 'webhooks.title', text: 'webhooks.settingsText' },
  { path: paths.adminMailTexts(), title: 'mailTexts.title', text: 'settings.mailsText' },
  { path: paths.adminAgreement(), title: 'agreementText.title', text: 'agreementText.settingsText' },
  { path: paths.adminBrand(), title: 'brand.title', text: 'brand.settingsText' },
  { path: paths.adminRegistry(), title: 'registry.title', text: 'settings.registryText' },
  { path: paths.adminMenus(), title: 'menus.title', text: 'menus.settingsText' },
  { path: paths.adminRetention(), title: 'privacy.retention', text: 'settings.retentionText' },
]

export const settingsRoute = adminPage({
  access: 'administer',
  styles: ['content', 'admin'],
  title: ({ t }) => t('settings.title'),
  text: ({ t }) => t('settings.text'),
  description: ({ t }) => t('settings.description', { name: t('languages.name') }),
  Body: ({ t, href }) => (
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
  ),
})
