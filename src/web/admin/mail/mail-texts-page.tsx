import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { adminRoute, type Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { AdminFrame } from '../admin-frame.tsx'

type Letters = Awaited<ReturnType<Services['mail']['listLetters']>>

const mailTextsPage: Page<Letters> = {
  title: ({ t }) => pageTitle(t, t('mailTexts.title')),
  description: ({ t }) => t('settings.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <AdminFrame
        {...context}
        title={t('mailTexts.title')}
        text={t('mailTexts.text')}
        crumbs={[{ label: t('settings.title'), href: href(paths.adminSettings()) }]}
      >
        {(Object.keys(data) as (keyof Letters)[]).map((group) => (
          <Box key={group} id={group} title={t(`mailTexts.group_${group}`)}>
            <ul className="entries">
              {data[group].map(({ id, subject, isChanged }) => (
                <li key={id}>
                  <div>
                    <a href={href(paths.adminMailText(id))}>{t(`mailTexts.letter_${id}`)}</a>
                    <p className="sm">{subject}</p>
                  </div>
                  {isChanged && (
                    <Badge tone="info" icon="check">
                      {t('mailTexts.changed')}
                    </Badge>
                  )}
                </li>
              ))}
            </ul>
          </Box>
        ))}
      </AdminFrame>
    )
  },
}

export const mailTextsRoute = adminRoute<Letters>({
  access: 'administer',
  page: mailTextsPage,
  styles: ['admin'],
  load: async ({ services, locale }) => done(await services.mail.listLetters(locale)),
})
