import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { mergeApplications, previewMerge } from '../acts.ts'
import { Pending, submitting, Trouble, useChange } from '../call-state.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFirstField } from '../first-field.ts'
import { FormActs } from '../form-acts.tsx'
import { sayDay } from '../times.ts'
import { MergeFacts } from './merge-facts.tsx'

type Props = {
  application: Reviewed
  other: Reviewed['duplicates'][number]
  onClose: () => void
  /** Called before the dialog closes. */
  onMerged: () => void
}

/** Asks which of the two stays, and shows what becomes of the other. */
export function MergeDialog({ application, other, onClose, onMerged }: Props) {
  const { t, locale, say } = useDesk()
  const navigate = useNavigate()
  const [stays, setStays] = useState(application.id)
  const goes = stays === application.id ? other.id : application.id
  const preview = useQuery({
    queryKey: ['merge', stays, goes],
    queryFn: () => previewMerge({ stays, goes }),
    gcTime: 0,
  })
  const { data } = preview
  const { mutate, isPending, error } = useChange(
    () =>
      mergeApplications({
        stays,
        goes,
        versions: { stays: data?.stays.version ?? 0, goes: data?.goes.version ?? 0 },
      }),
    ({ id, reference }) => {
      onMerged()
      onClose()
      say({ message: t('desk.mergedInto', { reference }) })
      if (id !== application.id) navigate(applicationPath(application.kind, id), { replace: true })
    },
  )
  const options = [application, other].map(({ id, reference, status, submitted_at }) => ({
    value: id,
    label: t('desk.mergeSide', {
      reference,
      status: t(`desk.status_${status}`),
      day: sayDay(submitted_at, locale),
    }),
  }))
  return (
    <Modal id="merge" open wide onClose={onClose} title={t('desk.mergeTitle')} text={application.name}>
      <form
        className="stack"
        ref={useFirstField<HTMLFormElement>()}
        onSubmit={submitting(() => data && !data.problem && !isPending && mutate(undefined))}
      >
        <RadioGroup
          id="stays"
          name="stays"
          label={t('desk.mergeStays')}
          options={options}
          value={stays}
          onChange={setStays}
        />
        <Pending query={preview} />
        {data?.problem && (
          <Message
            tone="warn"
            title={t('desk.mergeNot')}
            text={t(`desk.merge_${data.problem}`, { reference: data.goes.reference })}
            live
          />
        )}
        {data && !data.problem && <MergeFacts preview={data} />}
        {data && !data.problem && <p>{t('desk.ends_untold')}</p>}
        {error && <Trouble error={error} />}
        <FormActs onCancel={onClose}>
          <Button type="submit" variant="danger" busy={isPending} disabled={!data || data.problem !== null}>
            {data
              ? t('desk.mergeNow', { goes: data.goes.reference, stays: data.stays.reference })
              : t('desk.merge')}
          </Button>
        </FormActs>
      </form>
    </Modal>
  )
}
