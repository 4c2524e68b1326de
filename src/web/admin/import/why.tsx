import { errorText, labelOf } from '../../../domain/engine/wording.ts'
import { importForm } from '../../../domain/import/columns.ts'
import type { Verdict } from '../../../domain/import/verdict.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import type { PageContext } from '../../page.ts'

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
            : t('importing.why_known', {
                columns: verdict.differs.map((name) => labelOf(importForm, name, t)).join(', '),
              })}
        </>
      )
    case 'refused':
      return (
        <ul className="why">
          {Object.entries(verdict.errors).map(([column, code]) => (
            <li key={column}>
              <bdi dir="ltr">
                <code>{column}</code>
              </bdi>
              {': '}
              {errorText(importForm, column, code, t)}
            </li>
          ))}
          {verdict.hasMoreCells && <li>{t('importing.why_cells')}</li>}
        </ul>
      )
  }
}
