import { applicationPath } from '../../../../domain/review/application-screens.ts'
import { Message } from '../../../ui/message/message.tsx'
import { Todo } from '../../../ui/todo/todo.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'

/** Applications that may be the same person's. */
export function Duplicates({ application: { duplicates } }: { application: Reviewed }) {
  const { t, href } = useDesk()
  if (duplicates.length === 0) return null
  return (
    <Message tone="warn" title={t('desk.duplicates', { count: duplicates.length })}>
      <Todo
        items={duplicates.map(({ id, kind, reference, name, status, same_address }) => ({
          id,
          label: `${name || reference}, ${reference}`,
          href: href(applicationPath(kind, id)),
          note: `${t(same_address ? 'desk.sameAddress' : 'desk.sameName')} · ${t(`desk.status_${status}`)}`,
        }))}
      />
    </Message>
  )
}
