import { isolated } from '../../../domain/messages/joined.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import type { ListedLetter } from '../../../services/mail/read-mail-texts.ts'
import type { PageContext } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { adminPage } from '../admin-page.tsx'
import { sayDay } from '../moment.tsx'
import { inLanguage, LanguageChips, languageOf } from './language-of-texts.tsx'

type MailTexts = { language: Locale; letters: readonly ListedLetter[] }
type Reader = ListedLetter['reader']
type Group = ListedLetter['group']

const readers = [
  ...(['anyone', 'experts', 'hospitals'] as const),
  ...(['visitors', 'team', 'accounts'] as const),
] satisfies Reader[]

/** Groups in the order of the programme; letters to others than applicants have none. */
const groups = ['applicants', 'moves', 'matching', 'collaborations'] as const satisfies Group[]

export const mailTextsRoute = adminPage<MailTexts>({
  access: 'review_applications',
  styles: ['content', 'admin'],
  title: ({ t }) => t('mailTexts.title'),
  text: ({ t }) => t('mailTexts.text'),
  description: ({ t }) => t('mailTexts.description', { name: t('languages.name') }),
  load: async (request) => {
    const language = languageOf(request)
    return done({ language, letters: await request.services.mail.listMailTexts(language) })
  },
  Body: (context) => {
    const { t, href, data } = context
    const { language, letters } = data
    const of = (reader: Reader) => letters.filter((letter) => letter.reader === reader)
    const shown = readers.filter((reader) => of(reader).length > 0)
    return (
      <>
        <LanguageChips t={t} href={href} path={paths.adminMailTexts()} current={language} />
        <JumpChips
          label={t('mailTexts.readers')}
          links={shown.map((reader) => ({
            href: `#${reader}`,
            label: t(`mailTexts.reader_${reader}`),
            count: of(reader).length,
          }))}
        />
        {shown.map((reader) => (
          <Box key={reader} id={reader} title={t(`mailTexts.reader_${reader}`)}>
            <Parts {...context} letters={of(reader)} />
          </Box>
        ))}
      </>
    )
  },
})

type Props = PageContext<MailTexts> & { letters: readonly ListedLetter[] }

function Parts({ letters, ...context }: Props) {
  const parts = groups
    .map((group) => ({ group, own: letters.filter((letter) => letter.group === group) }))
    .filter(({ own }) => own.length > 0)
  if (parts.length === 0) return <Letters {...context} letters={letters} />
  return parts.map(({ group, own }) => (
    <div key={group} className="stack gap-2">
      <h3>{context.t(`mailTexts.group_${group}`)}</h3>
      <Letters {...context} letters={own} />
    </div>
  ))
}

function Letters({ t, href, locale, data: { language }, letters }: Props) {
  return (
    <ul className="mail-texts">
      {letters.map(({ id, subject, changed, isUnused, isBehind }) => (
        <li key={id}>
          <div>
            <a href={inLanguage(href(paths.adminMailText(id)), language)}>{t(`mailTexts.letter_${id}`)}</a>
            <p className="sm">{t(`mailTexts.when_${id}`)}</p>
          </div>
          <div className="sm">
            <p className="muted">{t('mailTexts.previewSubject', { subject: isolated(subject) })}</p>
            {changed && (
              <p className="muted">
                {t('mailTexts.lastChange')}: {whoChanged(t, changed, locale)}
              </p>
            )}
            {isBehind && (
              <Badge tone="warn" icon="warn">
                {t('mailTexts.behind')}
              </Badge>
            )}
            {changed && isUnused && (
              <Badge tone="warn" icon="warn">
                {t('mailTexts.unused')}
              </Badge>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function whoChanged(
  t: PageContext['t'],
  { by, at }: NonNullable<ListedLetter['changed']>,
  locale: Locale,
): string {
  const date = sayDay(at, locale, 'medium')
  return by ? t('mailTexts.byOn', { name: by, date }) : date
}
