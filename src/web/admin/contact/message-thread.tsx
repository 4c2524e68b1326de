import { contactForm } from '../../../domain/forms/contact.ts'
import { describeAnswers } from '../../../domain/forms/engine/describe.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { paths } from '../../../domain/paths.ts'
import type { ReadMessage } from '../../../services/contact/read-message.ts'
import type { PageContext } from '../../page.ts'
import { Badge, type BadgeLook } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { ContactText } from '../contact-text.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { MailBadge } from '../mail/mail-badge.tsx'
import { Moment } from '../moment.tsx'
import type { MessageData } from './message-data.ts'

const looks: Record<ReadMessage['status'], BadgeLook> = {
  open: { tone: 'warn', icon: 'inbox' },
  answered: { tone: 'ok', icon: 'check' },
  spam: { tone: 'neutral', icon: 'x' },
}

/** The answers of the contact form: first the message, then the sender. */
export function SentMessage({ t, data: { message } }: PageContext<MessageData>) {
  const { status, locale } = message
  const answers = describeAnswers(contactForm, message.answers, t)
  const isLong = (name: string) => fieldOf(contactForm, name).kind === 'longText'
  return (
    <Box
      id="message"
      title={t('inbox.message')}
      aside={<Badge {...looks[status]}>{t(`inbox.${status}`)}</Badge>}
    >
      {answers
        .filter(({ name }) => isLong(name))
        .map(({ name, text }) => (
          <p key={name} className="desk-answer" dir="auto">
            {text}
          </p>
        ))}
      <KeyValues
        items={[
          ...answers
            .filter(({ name, text }) => text && !isLong(name))
            .map(({ name, label, text }) => ({
              term: label,
              value: <ContactText kind={fieldOf(contactForm, name).kind} text={text} />,
            })),
          { term: t('inbox.language'), value: nameOfLocale(locale) },
        ]}
      />
    </Box>
  )
}

export function Thread(context: PageContext<MessageData>) {
  const { t, data } = context
  const { replies } = data.message
  if (replies.length === 0) return null
  return (
    <Box id="thread" title={t('inbox.thread', { count: replies.length })}>
      <ol className="stack gap-5">
        {replies.map((reply) => (
          <li key={reply.id}>
            <Reply {...context} reply={reply} />
          </li>
        ))}
      </ol>
    </Box>
  )
}

type ReplyProps = PageContext<MessageData> & { reply: ReadMessage['replies'][number] }

function Reply(props: ReplyProps) {
  const { t, href, locale, data, reply } = props
  const { staff_name, written_at, subject, text, state, mail_id } = reply
  return (
    <article className="stack gap-3">
      <div className="row row--between">
        <div>
          <h3 className="h4" dir="auto">
            {subject}
          </h3>
          <small className="muted">
            <bdi>{staff_name}</bdi> · <Moment at={written_at} locale={locale} />
          </small>
        </div>
        {state && <MailBadge state={state} t={t} />}
      </div>
      <p className="desk-answer" dir="auto">
        {text}
      </p>
      {state === 'held' && data.mayChange && <TakeBack {...props} />}
      {data.mayChange && mail_id && (
        <p>
          <a href={href(paths.adminMail(mail_id))}>{t('inbox.seeMail')}</a>
        </p>
      )}
    </article>
  )
}

const minute = 60_000

function TakeBack({ reply: { id, due_at }, ...context }: ReplyProps) {
  const { t } = context
  const count = Math.max(1, Math.ceil(((due_at?.getTime() ?? 0) - Date.now()) / minute))
  return (
    <PostForm {...context} className="desk-held">
      <input type="hidden" name="reply" value={id} />
      <p>{t('inbox.goesIn', { count })}</p>
      <Button type="submit" name="_action" value="undo" variant="secondary" small>
        {t('inbox.undo')}
      </Button>
    </PostForm>
  )
}
