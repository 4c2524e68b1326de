import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { sayMoment } from '../moment.tsx'
import { sayAge } from '../review/times.ts'
import { answerUnknown, messageActions } from './message-actions.ts'
import { Assignee, Marks, SameAddress } from './message-aside.tsx'
import { type MessageData, openMessage } from './message-data.ts'
import { SentMessage, Thread } from './message-thread.tsx'
import { ReplyForm } from './reply-form.tsx'

export const messageRoute = adminPage<MessageData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  title: ({ data: { message } }) => [message.answers.name, message.answers.surname].filter(Boolean).join(' '),
  text: ({ t, locale, data: { message } }) =>
    t('inbox.received', {
      time: sayMoment(message.received_at, locale),
      age: sayAge(message.received_at.toISOString(), locale),
    }),
  description: ({ t }) => t('inbox.messageDescription'),
  crumbs: ({ t, href }) => [{ label: t('inbox.title'), href: href(paths.adminInbox()) }],
  load: openMessage,
  actions: messageActions,
  submit: answerUnknown,
  Body: (context) => {
    const { message, mayChange, given } = context.data
    const isAsked = mayChange && (message.status !== 'spam' || given.text !== undefined)
    return (
      <>
        <Result {...context} />
        <div className="desk-sheet">
          <div className="desk-sheet__said">
            <SentMessage {...context} />
            <Thread {...context} />
            {isAsked && <ReplyForm {...context} />}
          </div>
          <div>
            <Assignee {...context} />
            <Marks {...context} />
            <SameAddress {...context} />
          </div>
        </div>
      </>
    )
  },
})

function Result({ t, data: { result, trouble } }: PageContext<MessageData>) {
  if (trouble === 'conflict') {
    return <Message live tone="warn" title={t('inbox.conflict')} text={t('inbox.conflictText')} />
  }
  if (trouble) {
    return <Message live tone="danger" title={t('inbox.refused')} text={t(`inbox.${trouble}`)} />
  }
  if (result === 'takenBack') {
    return <Message live title={t('inbox.takenBack')} text={t('inbox.takenBackText')} />
  }
  // Shown beside the inserted text.
  return result && result !== 'inserted' ? <Message live title={t(`inbox.done_${result}`)} /> : null
}
