import { importForm, type Verdict } from '../../../../domain/applications/import-columns.ts'
import { errorText } from '../../../../domain/forms/engine/wording.ts'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import type { PageContext } from '../../../page.ts'

type Props = Pick<PageContext, 't' | 'href'> & { verdict: Verdict }

/** What becomes of a row, and why. */
export function Why({ t, href, verdict }: Props) {
  switch (verdict.is) {
    case 'new':
      return t('importing.why_new')
    case 'waiting':
      return t('importing.why_waiting')
    case 'repeated':
      return t('importing.why_repeated', { row: verdict.row })
    case 'known':
    case 'unchanged':
      return (
        <>
          <a href={href(applicationPath('expert', verdict.of.id))}>{verdict.of.reference}</a>{' '}
          {verdict.is === 'unchanged'
            ? t('importing.why_unchanged')
            : t('importing.why_known', { columns: verdict.differs.join(', ') })}
        </>
      )
    case 'refused':
      return (
        <>
          {Object.entries(verdict.errors).map(([column, code]) => (
            <p key={column}>
              <bdi dir="ltr">
                <code>{column}</code>
              </bdi>
              {': '}
              {errorText(importForm, column, code, t)}
            </p>
          ))}
          {verdict.hasMoreCells && <p>{t('importing.why_cells')}</p>}
        </>
      )
  }
}
