import type { Translate } from '../../../domain/messages/translate.ts'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'

/** Opening an application takes a script; whoever has none is told whom to write to. */
export function WithoutScript({ t, email }: { t: Translate; email: string }) {
  return (
    <div className="without-script">
      <Band inner="stack gap-5">
        <h1>{t('edit.title')}</h1>
        <Message tone="warn" title={t('edit.noScriptTitle')}>
          <p>{t('edit.noScriptText')}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Message>
      </Band>
    </div>
  )
}
