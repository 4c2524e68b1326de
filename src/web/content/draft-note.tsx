import type { PageContext } from '../page.ts'
import { Message } from '../ui/message/message.tsx'

/** Above something that visitors do not see yet; `text` says who does. */
export function DraftNote({ text, t }: { text: string } & Pick<PageContext, 't'>) {
  return (
    <div className="wrap draft-note">
      <Message tone="warn" title={t('writing.noticeTitle')}>
        <p>{text}</p>
      </Message>
    </div>
  )
}
