import type { ReactNode } from 'react'
import { paths } from '../../domain/paths.ts'
import type { PageContext } from '../page.ts'
import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Message } from '../ui/message/message.tsx'

type Props = Pick<PageContext, 't' | 'href'> & {
  state: 'asked' | 'done' | 'dead'
  title: string
  question: ReactNode
  /** What is said when it is done. */
  done: string
  /** What to do about a link that does not work any more. */
  dead: ReactNode
}

/** Where a mailed link leads that asks one question. Opening it changes nothing: mail programs open links, too. */
export function MailedQuestion({ t, href, state, title, question, done, dead }: Props) {
  return (
    <Band inner="stack gap-6">
      <h1>{title}</h1>
      {state === 'asked' && question}
      {state === 'done' && (
        <>
          <p className="lede">{done}</p>
          <div>
            <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
          </div>
        </>
      )}
      {state === 'dead' && (
        <Message tone="warn" title={t('errors.linkDeadTitle')}>
          {dead}
        </Message>
      )}
    </Band>
  )
}
