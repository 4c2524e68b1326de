import type { Translate } from '../../domain/messages/translate.ts'
import { Band } from '../ui/band/band.tsx'
import { Message } from '../ui/message/message.tsx'

type Props = { t: Translate; title: string; text: string; email: string }

/** Without JavaScript: names the coordinator, since editing needs it. */
export function WithoutScript({ t, title, text, email }: Props) {
  return (
    <div className="without-script">
      <Band inner="stack gap-5">
        <h1>{title}</h1>
        <Message tone="warn" title={t('edit.noScriptTitle')}>
          <p>{text}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Message>
      </Band>
    </div>
  )
}
