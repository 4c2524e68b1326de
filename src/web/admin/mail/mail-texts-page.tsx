import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { adminPage } from '../admin-page.tsx'

type Letters = Awaited<ReturnType<Services['mail']['listLetters']>>

export const mailTextsRoute = adminPage<Letters>({
  access: 'administer',
  styles: ['admin'],
  title: ({ t }) => t('mailTexts.title'),
  text: ({ t }) => t('mailTexts.text'),
  description: ({ t }) => t('settings.description', { name: brand.name }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  load: async ({ services, locale }) => done(await services.mail.listLetters(locale)),
  Body: ({ t, href, data }) =>
    (Object.keys(data) as (keyof Letters)[]).map((group) => (
      <Box key={group} id={group} title={t(`mailTexts.group_${group}`)}>
        <ul className="entries">
          {data[group].map(({ id, subject, isChanged, isUnused }) => (
            <li key={id}>
              <div>
                <a href={href(paths.adminMailText(id))}>{t(`mailTexts.letter_${id}`)}</a>
                <p className="sm">{subject}</p>
              </div>
              {isChanged && (
                <Badge tone={isUnused ? 'warn' : 'info'} icon={isUnused ? 'warn' : 'check'}>
                  {t(isUnused ? 'mailTexts.unused' : 'mailTexts.changed')}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      </Box>
    )),
})
