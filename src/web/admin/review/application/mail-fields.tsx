import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useDesk } from '../desk-context.ts'

export type Mail = { subject: string; text: string }

type Props = {
  to: string
  mail: Mail
  /** Whether the mail contains the applicant's link, which staff do not see. */
  withLink: boolean
  sends: boolean
  onSends: (sends: boolean) => void
  onEdit: (changes: Partial<Mail>) => void
}

/** The mail of a move, as it would go; every word of it can be changed. */
export function MailFields({ to, mail: { subject, text }, withLink, sends, onSends, onEdit }: Props) {
  const { t } = useDesk()
  return (
    <>
      <Checkbox checked={sends} onChange={({ currentTarget }) => onSends(currentTarget.checked)}>
        {t('desk.sendMail', { to })}
      </Checkbox>
      {sends && (
        <>
          <Field id="mail-subject" label={t('desk.mailSubject')}>
            {(control) => (
              <TextInput
                {...control}
                required
                maxLength={200}
                value={subject}
                onChange={({ currentTarget }) => onEdit({ subject: currentTarget.value })}
              />
            )}
          </Field>
          <Field
            id="mail-text"
            label={t('desk.mailText')}
            hint={t(withLink ? 'desk.mailTextHintLink' : 'desk.mailTextHint')}
          >
            {(control) => (
              <TextArea
                {...control}
                required
                rows={9}
                maxLength={5000}
                value={text}
                onChange={({ currentTarget }) => onEdit({ text: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </>
  )
}
