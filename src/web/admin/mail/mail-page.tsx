import { mailPagePath } from '../../../domain/api/mail.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import { type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { type MailData, MailFacts } from './mail-facts.tsx'

export const mailRoute = adminPage<MailData>({
  access: 'review_applications',
  title: ({ data }) => data.mail.subject,
  text: ({ t, data }) => t('outbox.toWhom', { to: data.mail.recipient }),
  description: ({ t }) => t('outbox.mailDescription'),
  crumbs: ({ t, href }) => [{ label: t('outbox.title'), href: href(paths.adminOutbox()) }],
  load: open,
  actions: {
    async remove(post) {
      await post.services.mail.removeMail(signedIn(post), post.params.id ?? '')
      return { redirect: paths.adminOutbox() }
    },
  },
  async submit(post) {
    const id = post.params.id ?? ''
    const retried = await post.services.mail.retryMails(signedIn(post), id)
    if (retried.ok) return { redirect: `${paths.adminMail(id)}?done=retried` }
    const opened = await open(post)
    return opened.ok
      ? { refusal: retried.refusal, data: { ...opened.value, result: 'not_retried' } }
      : { redirect: paths.adminOutbox() }
  },
  Body: (context) => {
    const { t, data } = context
    return (
      <>
        {data.result === 'retried' && <Message live title={t('outbox.retried', { count: 1 })} />}
        {data.result === 'not_retried' && (
          <Message live tone="warn" title={t('outbox.notRetried')} text={t('outbox.notRetriedText')} />
        )}
        <div className="desk-sheet">
          <div>
            <MailFacts {...context} />
            <Problem {...context} />
          </div>
          <div className="desk-sheet__said">
            <Words {...context} />
          </div>
        </div>
      </>
    )
  },
})

async function open({ services, params, query }: PageRequest): Promise<Outcome<MailData>> {
  const mail = await services.mail.readMail(params.id ?? '')
  return mail.ok ? done({ mail: mail.value, result: query.done === 'retried' ? 'retried' : undefined }) : mail
}

function Problem(context: PageContext<MailData>) {
  const { t, data } = context
  const { problem, state, text } = data.mail
  if (!problem) return null
  return (
    <Box id="problem" title={t('outbox.problem')}>
      <p>{t(`outbox.problem_${problem.kind}`)}</p>
      {problem.kind !== 'restored' && (
        <p className="sm muted">
          {t('outbox.serverSaid')} <bdi className="desk-answer">{problem.words}</bdi>
        </p>
      )}
      {state === 'failed' && text === null && (
        <>
          <p>{t('outbox.gone')}</p>
          <ActionForm {...context} action="remove" variant="secondary" label={t('outbox.remove')} />
        </>
      )}
      {state === 'failed' && text !== null && <ActionForm {...context} label={t('outbox.retry')} />}
    </Box>
  )
}

/** The HTML of the mail is a document of its own, in a sandboxed frame. */
function Words({ t, data: { mail } }: PageContext<MailData>) {
  if (mail.text === null) return <Message title={t('outbox.secret')} text={t('outbox.secretText')} />
  return (
    <>
      <Box id="dressed" title={t('outbox.dressed')}>
        <iframe className="mail-page" src={mailPagePath(mail.id)} title={mail.subject} sandbox="" />
      </Box>
      <Box id="plain" title={t('outbox.plain')}>
        <pre className="mail-text" dir="auto">
          {mail.text}
        </pre>
      </Box>
    </>
  )
}
