import type { ReactNode } from 'react'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { type FormPost, fieldOf, type PageContext, type PageRequest, type Route, route } from '../page.ts'
import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Message } from '../ui/message/message.tsx'
import { pageTitle } from './page-title.ts'

type Data<Asked> = ({ state: 'asked'; token: string } & Asked) | { state: 'done' } | { state: 'dead' }

type Question<Asked> = {
  description: MessageKey
  /** The heading of the question, also for an expired link. */
  title: MessageKey
  done: { title: MessageKey; text: MessageKey; documentTitle: MessageKey }
  /** What to do about a link that does not work any more. */
  dead: (context: PageContext<unknown>) => ReactNode
  path: string
  lede: (context: PageContext<unknown>, asked: Asked) => string
  buttons: (context: PageContext<unknown>, asked: Asked) => ReactNode
  tokenIn: (query: PageRequest['query']) => string | undefined
  read: (request: PageRequest, token: string) => Promise<Outcome<Asked>>
  confirm: (post: FormPost, token: string) => Promise<Outcome<unknown>>
  limit?: Route['limit']
}

/** The page of a mailed link that asks one question. Opening it changes nothing: mail programs open links, too. */
export function mailedQuestion<Asked extends object>(question: Question<Asked>): Route {
  const { title, read, confirm, limit } = question
  return route<Data<Asked>>({
    access: 'public',
    ...(limit && { limit }),
    page: {
      title: ({ t, data }) => pageTitle(t, t(data.state === 'done' ? question.done.documentTitle : title)),
      description: ({ t }) => t(question.description, { name: t('languages.name') }),
      Body: bodyOf(question),
    },
    load: async (request) => {
      const token = question.tokenIn(request.query) ?? ''
      const found = await read(request, token)
      return done(found.ok ? { state: 'asked', token, ...found.value } : { state: 'dead' })
    },
    submit: async (post) => {
      const confirmed = await confirm(post, fieldOf(post, 'token'))
      if (confirmed.ok) return { data: { state: 'done' } }
      return { refusal: { code: 'link_used' }, data: { state: 'dead' } }
    },
  })
}

function bodyOf<Asked>(question: Question<Asked>) {
  return (context: PageContext<Data<Asked>>): ReactNode => {
    const { t, href, data, csrfToken } = context
    return (
      <Band inner="stack gap-6">
        <h1>{t(data.state === 'done' ? question.done.title : question.title)}</h1>
        {data.state === 'asked' && (
          <>
            <p className="lede">{question.lede(context, data)}</p>
            <form method="post" action={href(question.path)} className="row gap-3">
              <input type="hidden" name="_csrf" value={csrfToken} />
              <input type="hidden" name="token" value={data.token} />
              {question.buttons(context, data)}
            </form>
          </>
        )}
        {data.state === 'done' && (
          <>
            <p className="lede">{t(question.done.text)}</p>
            <div>
              <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
            </div>
          </>
        )}
        {data.state === 'dead' && (
          <Message tone="warn" title={t('errors.linkDeadTitle')}>
            {question.dead(context)}
          </Message>
        )}
      </Band>
    )
  }
}
