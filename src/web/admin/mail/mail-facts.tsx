import { paths } from '../../../domain/paths.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Moment } from '../moment.tsx'
import { MailBadge } from './mail-badge.tsx'
import type { MailData } from './outbox-data.ts'

/** To whom it goes, and what became of it. */
export function MailFacts({ t, href, locale, registry, data: { mail } }: PageContext<MailData>) {
  const { recipient, reply_to, state, attempts, queued_at, due_at, sent_at, file } = mail
  const { application_id, application_kind, contact_message_id } = mail
  const isWaiting = state === 'held' || state === 'queued'
  const isDue = due_at.getTime() <= Date.now()
  return (
    <Box id="facts" title={t('outbox.facts')} aside={<MailBadge state={state} t={t} />}>
      <KeyValues
        items={[
          { term: t('outbox.to'), value: <bdi className="desk-answer">{recipient}</bdi> },
          {
            term: t('outbox.replyTo'),
            value: <bdi className="desk-answer">{reply_to ?? registry.coordinator_email}</bdi>,
          },
          { term: t('outbox.queuedAt'), value: <Moment at={queued_at} locale={locale} /> },
          ...(attempts > 0 ? [{ term: t('outbox.attempts'), value: attempts.toLocaleString(locale) }] : []),
          ...(isWaiting
            ? [
                {
                  term: t(state === 'held' ? 'outbox.heldUntil' : 'outbox.nextAttempt'),
                  value: isDue ? t('outbox.soon') : <Moment at={due_at} locale={locale} />,
                },
              ]
            : []),
          ...(sent_at ? [{ term: t('outbox.sentAt'), value: <Moment at={sent_at} locale={locale} /> }] : []),
          ...(file ? [{ term: t('outbox.file'), value: <bdi className="desk-answer">{file}</bdi> }] : []),
          ...(application_id && application_kind
            ? [
                {
                  term: t('outbox.about'),
                  value: (
                    <a href={href(applicationPath(application_kind, application_id))}>
                      {t('outbox.openApplication')}
                    </a>
                  ),
                },
              ]
            : []),
          ...(contact_message_id
            ? [
                {
                  term: t('outbox.about'),
                  value: <a href={href(paths.adminMessage(contact_message_id))}>{t('outbox.openMessage')}</a>,
                },
              ]
            : []),
        ]}
      />
    </Box>
  )
}
