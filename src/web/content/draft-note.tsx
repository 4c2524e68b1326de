import type { PageContext } from '../page.ts'
import { Message } from '../ui/message/message.tsx'

export function DraftNote({ text, t }: { text: string } & Pick<PageContext, 't'>) {
  return (
    <div className="wrap draft-note">
      <Message tone="warn" title={t('writing.noticeTitle')} text={text} />
    </div>
  )
}
