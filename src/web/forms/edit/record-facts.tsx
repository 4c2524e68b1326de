import type { Locale } from '../../../domain/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { formatDate } from '../../pages/format-date.ts'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { OwnRecord } from './own-record.ts'

type Props = { t: Translate; locale: Locale; record: OwnRecord }

/** Which application this is, and how old. */
export function RecordFacts({ t, locale, record }: Props) {
  const { reference, submitted_at, updated_at, status } = record
  const day = (at: string) => formatDate(at.slice(0, 10), locale)
  return (
    <>
      <KeyValues
        items={[
          { term: t('edit.reference'), value: reference },
          { term: t('edit.submitted'), value: day(submitted_at) },
          { term: t('edit.updated'), value: day(updated_at) },
        ]}
      />
      {status === 'withdrawn' && (
        <Message tone="warn" title={t('edit.withdrawnTitle')}>
          <p>{t('edit.withdrawnText')}</p>
        </Message>
      )}
      <a href="#rights">{t('edit.rights')}</a>
    </>
  )
}
