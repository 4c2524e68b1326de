import { paths } from '../../../domain/paths.ts'
import type { ReadMessage } from '../../../services/contact/read-message.ts'
import { adminRoute, type Page, type PageContext } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { sayMoment } from '../moment.tsx'
import { sayAge } from '../review/times.ts'
import { answerUnknown, messageActions } from './message-actions.ts'
import { Assignee, Marks, SameAddress } from './message-aside.tsx'
import { type MessageData, openMessage } from './opened-message.ts'
import { ReplyForm } from './reply-form.tsx'
import { SaidMessage, Thread } from './said-message.tsx'

const messagePage: Page<MessageData> = {
  title: ({ t, data }) => pageTitle(t, nameOf(data.message), data.errors),
  description: ({ t }) => t('inbox.messageDescription'),
  Body: (context) => {
    const { t, href, locale, data } = context
    const { message } = data
    const { status, received_at } = message
    const isAsked = data.mayChange && (status !== 'spam' || data.given.text !== undefined)
    return (
      <AdminFrame
        {...context}
        title={nameOf(message)}
        text={t('inbox.received', {
          time: sayMoment(received_at, locale),
          age: sayAge(received_at.toISOString(), locale),
        })}
        crumbs={[{ label: t('inbox.title'), href: href(paths.adminInbox()) }]}
      >
        <Notices {...context} />
        <div className="desk-sheet">
          <div className="desk-sheet__said">
            <SaidMessage {...context} />
            <Thread {...context} />
            {isAsked && <ReplyForm {...context} />}
          </div>
          <div>
            <Assignee {...context} />
            <Marks {...context} />
            <SameAddress {...context} />
          </div>
        </div>
      </AdminFrame>
    )
  },
}

export const messageRoute = adminRoute<MessageData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  page: messagePage,
  load: openMessage,
  actions: messageActions,
  submit: answerUnknown,
})

const nameOf = ({ answers }: ReadMessage) => [answers.name, answers.surname].filter(Boolean).join(' ')

function Notices({ t, data: { result, trouble } }: PageContext<MessageData>) {
  if (trouble === 'conflict') {
    return (
      <Message live tone="warn" title={t('inbox.conflict')}>
        <p>{t('inbox.conflictText')}</p>
      </Message>
    )
  }
  if (trouble) {
    return (
      <Message live tone="danger" title={t('inbox.refused')}>
        <p>{t(`inbox.${trouble}`)}</p>
      </Message>
    )
  }
  if (result === 'takenBack') {
    return (
      <Message live title={t('inbox.takenBack')}>
        <p>{t('inbox.takenBackText')}</p>
      </Message>
    )
  }
  return result ? <Message live title={t(`inbox.done_${result}`)} /> : null
}
