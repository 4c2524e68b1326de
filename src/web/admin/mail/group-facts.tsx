import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import { leftOutReasons } from '../../../domain/review/group-mail.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { sayFilter } from '../staff/audit/exported-filter.ts'
import type { GroupMailData } from './group-mail-data.ts'

/** Who gets the mail, and who does not. */
export function GroupFacts(context: PageContext<GroupMailData>) {
  const { t, data } = context
  const { count, languages } = data.group
  const spoken = languages.map(({ locale, count: those }) =>
    t('groupMail.inLanguage', { language: nameOfLocale(locale), count: those }),
  )
  const { sort: _, ...filter } = data.filter
  const items = [
    { term: t('groupMail.filter'), value: sayFilter(t, filter, () => undefined) },
    { term: t('groupMail.languages'), value: spoken.join(', ') },
  ]
  return (
    <Box id="group" title={count > 0 ? t('groupMail.gets', { count }) : t('groupMail.getsNobody')}>
      {count === 0 && <p>{t('groupMail.getsNobodyText')}</p>}
      <KeyValues items={items.filter(({ value }) => value)} />
      {languages.some(({ locale }) => locale !== 'en') && (
        <p className="hint">{t('groupMail.languagesHint')}</p>
      )}
      <LeftOut {...context} />
    </Box>
  )
}

function LeftOut({ t, href, data: { group } }: PageContext<GroupMailData>) {
  const { leftOut } = group
  if (leftOut.length === 0) return null
  const of = (reason: string) => leftOut.filter((one) => one.reason === reason)
  return (
    <div className="stack gap-2">
      <h3>{t('groupMail.leftOut', { count: leftOut.length })}</h3>
      <ul>
        {leftOutReasons
          .filter((reason) => of(reason).length > 0)
          .map((reason) => (
            <li key={reason}>{t(`groupMail.${reason}`, { count: of(reason).length })}</li>
          ))}
      </ul>
      <details>
        <summary className="btn btn--secondary btn--sm">{t('groupMail.which')}</summary>
        <ul className="row gap-3">
          {leftOut.map(({ id, kind, reference }) => (
            <li key={id}>
              <a href={href(applicationPath(kind, id))}>{reference}</a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
