import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { paths } from '../../../domain/paths.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import type { ReadMail } from '../../../services/mail/read-outbox.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Moment } from '../moment.tsx'
import { MailBadge } from './mail-badge.tsx'

export type MailData = { mail: ReadMail; result?: 'retried' | 'not_retried' | undefined }

export function MailFacts({ t, href, locale, registry, data: { mail } }: PageContext<MailData>) {
  const { recipient, reply_to, state, attempts, queued_at, due_at, sent_at, file } = mail
  const { application_id, application_kind, contact_message_id } = mail
  const isWaiting = state === 'held' || state === 'queued'
  const isDue = due_at.getTime() <= Date.now()
  const said = (words: string) => <bdi className="desk-answer">{words}</bdi>
  const time = (at: Date) => <Moment at={at} locale={locale} />
  const facts = [
    { term: t('outbox.to'), value: said(recipient) },
    {
      term: t('outbox.replyTo'),
      value: said(reply_to ?? (registry.mail_reply_to || registry.coordinator_email)),
    },
    { term: t('outbox.language'), value: nameOfLocale(mail.locale) },
    { term: t('outbox.queuedAt'), value: time(queued_at) },
    { term: t('outbox.attempts'), value: attempts > 0 && attempts.toLocaleString(locale) },
    {
      term: t(state === 'held' ? 'outbox.heldUntil' : 'outbox.nextAttempt'),
      value: isWaiting && (isDue ? t('outbox.soon') : time(due_at)),
    },
    { term: t('outbox.sentAt'), value: sent_at && time(sent_at) },
    { term: t('outbox.file'), value: file && said(file) },
    {
      term: t('outbox.about'),
      value: application_id && application_kind && (
        <a href={href(applicationPath(application_kind, application_id))}>{t('outbox.openApplication')}</a>
      ),
    },
    {
      term: t('outbox.about'),
      value: contact_message_id && (
        <a href={href(paths.adminMessage(contact_message_id))}>{t('outbox.openMessage')}</a>
      ),
    },
  ]
  return (
    <Box id="facts" title={t('outbox.facts')} aside={<MailBadge state={state} t={t} />}>
      <KeyValues items={facts.filter(({ value }) => value)} />
    </Box>
  )
}
