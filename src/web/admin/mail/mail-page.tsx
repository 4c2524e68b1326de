import { mailPagePath } from '../../../domain/api/mail.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { ActionForm } from '../action-form.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { MailFacts } from './mail-facts.tsx'
import type { MailData } from './outbox-data.ts'

const mailPage: Page<MailData> = {
  title: ({ t, data }) => pageTitle(t, data.mail.subject),
  description: ({ t }) => t('outbox.mailDescription'),
  Body: (context) => {
    const { t, href, data } = context
    const { mail, result } = data
    return (
      <AdminFrame
        {...context}
        title={mail.subject}
        text={t('outbox.toWhom', { to: mail.recipient })}
        crumbs={[{ label: t('outbox.title'), href: href(paths.adminOutbox()) }]}
      >
        {result === 'retried' && <Message live title={t('outbox.retried', { count: 1 })} />}
        {result === 'not_retried' && (
          <Message live tone="warn" title={t('outbox.notRetried')}>
            <p>{t('outbox.notRetriedText')}</p>
          </Message>
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
      </AdminFrame>
    )
  },
}

export const mailRoute = adminRoute<MailData>({
  access: 'review_applications',
  page: mailPage,
  load: open,
  actions: { remove },
  submit: retry,
})

async function open({ services, params, query }: PageRequest): Promise<Outcome<MailData>> {
  const mail = await services.mail.readMail(params.id ?? '')
  return mail.ok ? done({ mail: mail.value, result: query.done === 'retried' ? 'retried' : undefined }) : mail
}

async function remove(post: FormPost): Promise<Submitted<MailData>> {
  await post.services.mail.removeMail(signedIn(post), post.params.id ?? '')
  return { redirect: paths.adminOutbox() }
}

async function retry(post: FormPost): Promise<Submitted<MailData>> {
  const id = post.params.id ?? ''
  const retried = await post.services.mail.retryMails(signedIn(post), id)
  if (retried.ok) return { redirect: `${paths.adminMail(id)}?done=retried` }
  const opened = await open(post)
  return opened.ok
    ? { refusal: retried.refusal, data: { ...opened.value, result: 'not_retried' } }
    : { redirect: paths.adminOutbox() }
}

function Problem({ t, href, csrfToken, data: { mail } }: PageContext<MailData>) {
  const { id, problem, state, text } = mail
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
          <ActionForm
            to={href(paths.adminMail(id))}
            csrfToken={csrfToken}
            action="remove"
            variant="secondary"
            label={t('outbox.remove')}
          />
        </>
      )}
      {state === 'failed' && text !== null && (
        <form method="post" action={href(paths.adminMail(id))}>
          <input type="hidden" name="_csrf" value={csrfToken} />
          <Button type="submit">{t('outbox.retry')}</Button>
        </form>
      )}
    </Box>
  )
}

/** Its dressed look is another document, which may do nothing. */
function Words({ t, data: { mail } }: PageContext<MailData>) {
  if (mail.text === null) {
    return (
      <Message title={t('outbox.secret')}>
        <p>{t('outbox.secretText')}</p>
      </Message>
    )
  }
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
