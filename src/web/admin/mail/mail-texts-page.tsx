import { brand } from '../../../domain/brand.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { adminPage } from '../admin-page.tsx'
import { inLanguage, LanguageChips, languageOf } from './language-of-texts.tsx'

type Letters = Awaited<ReturnType<Services['mail']['listLetters']>>
type MailTexts = { language: Locale; letters: Letters }

export const mailTextsRoute = adminPage<MailTexts>({
  access: 'administer',
  styles: ['admin'],
  title: ({ t }) => t('mailTexts.title'),
  text: ({ t }) => t('mailTexts.text'),
  description: ({ t }) => t('settings.description', { name: brand.name }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  load: async (request) => {
    const language = languageOf(request)
    return done({ language, letters: await request.services.mail.listLetters(language) })
  },
  Body: ({ t, href, data: { language, letters } }) => (
    <>
      <LanguageChips t={t} href={href} path={paths.adminMailTexts()} current={language} />
      {(Object.keys(letters) as (keyof Letters)[]).map((group) => (
        <Box key={group} id={group} title={t(`mailTexts.group_${group}`)}>
          <ul className="entries">
            {letters[group]?.map(({ id, subject, isChanged, isUnused, isBehind }) => (
              <li key={id}>
                <div>
                  <a href={inLanguage(href(paths.adminMailText(id)), language)}>
                    {t(`mailTexts.letter_${id}`)}
                  </a>
                  <p className="sm" lang={language}>
                    <bdi>{subject}</bdi>
                  </p>
                </div>
                {isBehind && (
                  <Badge tone="warn" icon="warn">
                    {t('mailTexts.behind')}
                  </Badge>
                )}
                {isChanged && (
                  <Badge tone={isUnused ? 'warn' : 'info'} icon={isUnused ? 'warn' : 'check'}>
                    {t(isUnused ? 'mailTexts.unused' : 'mailTexts.changed')}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        </Box>
      ))}
    </>
  ),
})
