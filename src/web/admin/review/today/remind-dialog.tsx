import { useQuery } from '@tanstack/react-query'
import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Pending, Trouble, useChange } from '../call-state.tsx'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { sayTime } from '../times.ts'
import type { Asked } from './pile-rows.tsx'
import { readReminder, sendReminder } from './today-calls.ts'

type Props = { asked: Extract<Asked, { act: 'remind' }>; onClose: () => void }

/** Shows the text of a reminder; a second click sends it. */
export function RemindDialog({ asked: { name, reminded }, onClose }: Props) {
  const { t, locale, say } = useDesk()
  const reminder = useQuery({ ...readReminder(reminded), staleTime: 0, meta: { stays: true } })
  const { mutate, isPending, error } = useChange(
    () => sendReminder(reminded),
    () => {
      onClose()
      say({ message: t('desk.reminded', { name }) })
    },
  )
  const { data } = reminder
  return (
    <Modal id="remind" open onClose={onClose} wide title={t('desk.do_remind')} text={name}>
      <Pending query={reminder} />
      {data && (
        <section className="mail-words stack gap-3" aria-label={t('admin.mailWords', { to: data.to })}>
          <p className="sm muted">
            {t('admin.mailTo')} <bdi>{data.to}</bdi>
            {t('admin.mailIn', { language: nameOfLocale(data.locale) })}
          </p>
          <p lang={data.locale} dir="auto">
            <strong>{data.subject}</strong>
          </p>
          <p className="desk-answer" lang={data.locale} dir="auto">
            {data.text}
          </p>
        </section>
      )}
      {data?.from && <p role="status">{t('desk.remindFrom', { time: sayTime(data.from, locale) })}</p>}
      {error && <Trouble error={error} />}
      <FormActs onCancel={onClose}>
        <Button busy={isPending} disabled={!data || data.from !== null} onClick={() => mutate(undefined)}>
          {t('desk.remindNow')}
        </Button>
      </FormActs>
    </Modal>
  )
}
