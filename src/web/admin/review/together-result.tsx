import type { Translate } from '../../../domain/messages/translate.ts'
import { Message } from '../../ui/message/message.tsx'
import { CallRefused, type MovePreview } from './calls.ts'
import { useDesk } from './desk-context.ts'

const overtaken = ['version_conflict', 'wrong_status', 'made_by_matching', 'not_found'] as const

/** Whether a move was refused because an application is no longer what the list showed. */
export function isOvertaken(error: Error | null): boolean {
  return error instanceof CallRefused && overtaken.some((code) => code === error.code)
}

type Props = {
  tried: readonly MovePreview[]
  now: readonly MovePreview[]
  movedIds: readonly string[]
  status: string
  nameOf: (move: MovePreview) => string | null
}

/** The result: who was not moved and why, and who was. */
export function TogetherResult({ tried, now, movedIds, status, nameOf }: Props) {
  const { t } = useDesk()
  const moved = tried.filter(({ id }) => movedIds.includes(id))
  const left = tried.filter(({ id }) => !movedIds.includes(id))
  if (left.length === 0) return null
  return (
    <Message tone="danger" title={t('desk.notMoved', { count: left.length })} live>
      <ul>
        {left.map((before) => (
          <li key={before.id}>
            <strong>{nameOf(before)}</strong>:{' '}
            {sayOvertaken(
              t,
              before,
              now.find(({ id }) => id === before.id),
            )}
          </li>
        ))}
      </ul>
      {moved.length > 0 && <p>{t('desk.movedThese', { status, names: moved.map(nameOf).join(', ') })}</p>}
    </Message>
  )
}

/** What became of an application in the meantime, and by whom; as the end of a sentence, or alone. */
export function sayOvertaken(t: Translate, before: MovePreview, after: MovePreview | undefined): string {
  if (!after || after.from === null) return t('desk.why_not_found')
  if (after.from === before.from) return t('desk.editedMeanwhile')
  const status = t(`desk.status_${after.from}`)
  const who = after.moved_by
  return who ? t('desk.movedMeanwhile', { who, status }) : t('desk.otherStatusMeanwhile', { status })
}
