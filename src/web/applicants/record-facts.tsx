import { type ApplicationKind, publicStatus } from '../../domain/applications/application-status.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { type Locale, localPath } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { formatDate } from '../content/format-date.ts'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import { Corrections } from './corrections.tsx'
import type { OwnRecord } from './own-record.ts'

type Props = { form: Form; t: Translate; locale: Locale; record: OwnRecord }

export function RecordFacts({ form, t, locale, record }: Props) {
  const { reference, submitted_at, updated_at, status, asked, terms, corrections } = record
  const day = (at: string) => formatDate(at.slice(0, 10), locale)
  return (
    <>
      <KeyValues
        items={[
          { term: t('edit.reference'), value: reference },
          {
            term: t('edit.status'),
            value: t(`edit.status_${publicStatus(form.id as ApplicationKind, status)}`),
          },
          { term: t('edit.submitted'), value: day(submitted_at) },
          { term: t('edit.updated'), value: day(updated_at) },
        ]}
      />
      {asked && (
        <Message tone="warn" title={t('edit.askedTitle')}>
          {asked.note.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which do not move
            <p key={at} dir="auto">
              {line}
            </p>
          ))}
          <p>{t('edit.askedText')}</p>
        </Message>
      )}
      {terms && (
        <Message
          tone="warn"
          title={t('edit.termsTitle')}
          text={t(form.accepts ? 'edit.termsBySaving' : 'edit.termsText', { day: day(terms.since) })}
        >
          <p>
            <a href={localPath(locale, terms.path)}>{t('edit.termsRead')}</a>
          </p>
        </Message>
      )}
      {status === 'withdrawn' && (
        <Message tone="warn" title={t('edit.withdrawnTitle')} text={t('edit.withdrawnText')} />
      )}
      {corrections.length > 0 && <Corrections form={form} t={t} corrections={corrections} day={day} />}
      <a href="#rights">{t('edit.rights')}</a>
    </>
  )
}
