import { mostTags } from '../../../../domain/review/typed-tags.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import type { ApplicationRow } from '../calls.ts'
import { useDesk } from '../desk-context.ts'

export type Marked = { done: readonly string[]; refused: readonly { id: string; code: string }[] }

type Props = {
  rows: readonly ApplicationRow[]
  marked: Marked | undefined
  onTakeBack: (() => void) | undefined
}

/** Which applications were left as they are, by reason, and which were changed: those can be taken back here. */
export function MarkedResult({ rows, marked, onTakeBack }: Props) {
  const { t, locale } = useDesk()
  if (!marked || marked.refused.length === 0) return null
  const names = marked.done.map(nameOf).join(', ')
  return (
    <Message tone="danger" title={t('desk.notMarked', { count: marked.refused.length })} live>
      <ul>
        {[...Map.groupBy(marked.refused, ({ code }) => sayWhyNot(code))].map(([why, those]) => (
          <li key={why}>
            <strong>
              {those.length === 1 ? those.map(({ id }) => nameOf(id)) : those.length.toLocaleString(locale)}
            </strong>
            : {why}
            {those.length > 1 && ` ${those.map(({ id }) => nameOf(id)).join(', ')}`}
          </li>
        ))}
      </ul>
      {names && <p>{t('desk.markedThese', { names })}</p>}
      {onTakeBack && (
        <Button small variant="secondary" onClick={onTakeBack}>
          {t('desk.takeBack')}
        </Button>
      )}
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
