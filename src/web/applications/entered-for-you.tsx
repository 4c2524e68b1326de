import { refusalPath } from '../../domain/applicants/applicant-paths.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import { formatDate } from '../content/format-date.ts'
import type { PageContext } from '../page.ts'
import { Band } from '../ui/band/band.tsx'
import { Message } from '../ui/message/message.tsx'

/** Who entered a draft for its person; the token of its link, while it stands in the address. */
export type Entered = { source: Source; staff: string; enteredAt: string; token?: string }

type Props = Pick<PageContext, 't' | 'locale'> & Entered

/** Tells the person who entered the answers. */
export function EnteredForYou({ t, locale, source, staff, enteredAt, token }: Props) {
  const date = formatDate(enteredAt.slice(0, 10), locale)
  return (
    <Band>
      <Message title={t(`entered.by_${source}`, { staff, date })}>
        <p>{t('entered.check')}</p>
        {token && (
          <p>
            <a href={refusalPath(locale, token)}>{t('entered.notYou')}</a>
          </p>
        )}
      </Message>
    </Band>
  )
}
