import { applicationPath } from '../../../../domain/review/application-screens.ts'
import { Message } from '../../../ui/message/message.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'

/** Applications that may be the same person's. */
export function Duplicates({ application: { duplicates } }: { application: Reviewed }) {
  const { t, href } = useDesk()
  if (duplicates.length === 0) return null
  return (
    <Message tone="warn" title={t('desk.duplicates', { count: duplicates.length })}>
      <ul className="desk-duplicates">
        {duplicates.map(({ id, kind, reference, name, status, same_address }) => (
          <li key={id}>
            <a href={href(applicationPath(kind, id))}>{[name, reference].filter(Boolean).join(', ')}</a>
            <small>
              {t(same_address ? 'desk.sameAddress' : 'desk.sameName', { status: t(`desk.status_${status}`) })}
            </small>
          </li>
        ))}
      </ul>
    </Message>
  )
}
