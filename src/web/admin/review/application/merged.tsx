import { Box } from '../../../ui/box/box.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'

/** Duplicates that were merged into this application. */
export function MergedApplications({ application: { merged } }: { application: Pick<Reviewed, 'merged'> }) {
  const { t } = useDesk()
  return merged.map((one) => (
    <Box
      key={one.reference}
      id={`merged-${one.reference}`}
      title={t('desk.mergedBy', { reference: one.reference, who: one.staff_name })}
    >
      <Merged merged={one} />
    </Box>
  ))
}

/** A merged duplicate: its status, its moves and its answers. */
function Merged({ merged }: { merged: Reviewed['merged'][number] }) {
  const { t, locale } = useDesk()
  const { name, email, status, submitted_at, moves, answers } = merged
  return (
    <div className="stack gap-2">
      <ul className="desk-changes">
        <li>
          {t('desk.mergedWas', {
            time: sayTime(submitted_at, locale),
            name,
            email,
            status: t(`desk.status_${status}`),
          })}
        </li>
        {moves.map(({ to, actor, staff_name, moved_at }) => (
          <li key={moved_at}>
            {t('desk.mergedMove', {
              time: sayTime(moved_at, locale),
              status: t(`desk.status_${to}`),
              who: staff_name ?? t(`desk.actor_${actor}`),
            })}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('desk.mergedAnswers')}</summary>
        <ul className="desk-changes">
          {answers.map(({ name, label, text }) => (
            <li key={name} className="desk-answer">
              {label}: {text}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
