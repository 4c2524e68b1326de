import { mostTags } from '../../../../domain/review/typed-tags.ts'
import { Message } from '../../../ui/message/message.tsx'
import type { ApplicationRow } from '../calls.ts'
import { useDesk } from '../desk-context.ts'

export type Marked = { done: readonly string[]; refused: readonly { id: string; code: string }[] }

type Props = { rows: readonly ApplicationRow[]; marked: Marked | undefined }

/** Which applications were left as they are and why, and which were changed. */
export function MarkedResult({ rows, marked }: Props) {
  const { t } = useDesk()
  if (!marked || marked.refused.length === 0) return null
  const names = marked.done.map(nameOf).join(', ')
  return (
    <Message tone="danger" title={t('desk.notMarked', { count: marked.refused.length })} live>
      <ul>
        {marked.refused.map(({ id, code }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>: {sayWhyNot(code)}
          </li>
        ))}
      </ul>
      {names && <p>{t('desk.markedThese', { names })}</p>}
    </Message>
  )

  function nameOf(id: string): string {
    const row = rows.find((one) => one.id === id)
    return row?.name || row?.reference || id
  }

  function sayWhyNot(code: string): string {
    if (code === 'too_many') return t('desk.why_tags_too_many', { count: mostTags })
    if (code === 'other_region') return t('desk.why_other_region')
    if (code === 'not_found') return t('desk.why_not_found')
    return t(code === 'invalid_answers' ? 'desk.why_assignee' : 'desk.why_unexpected')
  }
}
