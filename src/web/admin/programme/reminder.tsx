import type { OfferedReminder } from '../../../services/programme/list-reminders.ts'
import type { PageContext } from '../../page.ts'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { MailWords } from '../mail/mail-preview.tsx'
import { sayMoment } from '../moment.tsx'

type Props = { context: PageContext<object>; reminder: OfferedReminder; path?: string }

/** Reminds one side by hand, after showing the words; within a day of the last reminder it says when it is possible. */
export function ReminderForm({ context, reminder, path = context.path }: Props) {
  const { t, locale } = context
  const { about, side, mail, last, from } = reminder
  const time = (at: Date) => sayMoment(at, locale)
  const reminded = (of: NonNullable<typeof last>) =>
    t(`board.reminded_${side}`, {
      time: time(of.sent_at),
      who: of.staff_name ?? t('board.actor_system'),
      about: t(`board.about_${of.about}`),
    })
  if (last && from) {
    return (
      <p className="hint">
        {reminded(last)} {t('board.remindFrom', { time: time(from) })}
      </p>
    )
  }
  if (from) return <p className="hint">{t('board.remindShortlistFrom', { time: time(from) })}</p>
  return (
    <PostForm {...context} path={path}>
      <input type="hidden" name="about" value={about} />
      <input type="hidden" name="side" value={side} />
      <Confirmed
        label={t(`board.remind_${side}`)}
        about={`${t(`board.remind_${side}`)}: ${t(`board.about_${about}`)}`}
        text={last?.about === about ? reminded(last) : t('board.remindText')}
        yes={t('board.remindYes')}
        action="remind"
        variant="primary"
        look="secondary"
      >
        <MailWords t={t} mail={mail} />
      </Confirmed>
    </PostForm>
  )
}
