import { useRef, useState } from 'react'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { decideDuplicate } from '../acts.ts'
import { sayWhy, useChange } from '../call-state.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFocusBack } from '../keys.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type Props = { application: Reviewed; mayReview: boolean }

type Duplicate = Reviewed['duplicates'][number]

/** Possible duplicates, which can be merged or marked as different people. */
export function Duplicates({ application, mayReview }: Props) {
  const { t, href, say } = useDesk()
  const [merged, setMerged] = useState<Duplicate>()
  const back = useRef<HTMLElement>(null)
  useFocusBack(merged !== undefined, back)
  const undo = useChange((other: string) => decideDuplicate(application.id, other, true))
  const decide = useChange(
    async (other: string) => {
      // The buttons disappear with their row: move the focus first.
      document.getElementById('main')?.focus({ preventScroll: true })
      await decideDuplicate(application.id, other, false)
      return other
    },
    (other) =>
      say({
        message: t('desk.notDuplicateSaid'),
        action: { label: t('desk.undo'), onClick: () => undo.mutate(other) },
      }),
  )
  const { duplicates } = application
  return (
    <>
      {duplicates.length > 0 && (
        <Message tone="warn" title={t('desk.duplicates', { count: duplicates.length })}>
          <ul className="desk-duplicates">
            {duplicates.map((one) => (
              <li key={one.id}>
                <a href={href(applicationPath(one.kind, one.id))}>{nameOf(one)}</a>
                <small>
                  {t(one.same_address ? 'desk.sameAddress' : 'desk.sameName', {
                    status: t(`desk.status_${one.status}`),
                  })}
                </small>
                {mayReview && (
                  <div className="row gap-2">
                    <Button
                      small
                      variant="secondary"
                      onClick={({ currentTarget }) => {
                        back.current = currentTarget
                        setMerged(one)
                      }}
                    >
                      {t('desk.merge')}
                      <span className="vh"> {nameOf(one)}</span>
                    </Button>
                    <Button
                      small
                      variant="quiet"
                      busy={decide.isPending}
                      onClick={() => decide.mutate(one.id)}
                    >
                      {t('desk.notDuplicate')}
                      <span className="vh">: {nameOf(one)}</span>
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {decide.error && <p>{sayWhy(decide.error, t)}</p>}
        </Message>
      )}
      {merged && (
        <MergeDialog
          application={application}
          other={merged}
          onClose={() => setMerged(undefined)}
          onMerged={() => {
            // The button disappears with its row.
            back.current = null
          }}
        />
      )}
    </>
  )
}

const nameOf = ({ name, reference }: Duplicate) => [name, reference].filter(Boolean).join(', ')
