import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useDesk } from '../desk-context.ts'
import { LimitedField } from './limited-field.tsx'
import { LongTextField } from './long-text-field.tsx'

export type Mail = { subject: string; text: string }

type Props = Pick<MailFieldsProps, 'hasLink' | 'onEdit'> & {
  proposed: Pick<MailFieldsProps, 'locale' | 'salutation'> & {
    to: string
    in_english: Mail | null
    rows: readonly { label: string; text: string }[]
  }
  mail: Mail | undefined
  sends: boolean
  onSends: (sends: boolean) => void
}

/** The mail about a move or an interview: whether it goes, and its words, which can be changed. */
export function ProposedMail({ proposed, mail, sends, onSends, ...editing }: Props) {
  const { t } = useDesk()
  const { to, locale, salutation } = proposed
  return (
    <>
      <Checkbox checked={sends} onChange={({ currentTarget }) => onSends(currentTarget.checked)}>
        {t('desk.sendMail', { to, language: nameOfLocale(locale) })}
      </Checkbox>
      {sends && mail && (
        <>
          <InEnglish words={proposed.in_english} />
          <MailFields locale={locale} salutation={salutation} mail={mail} {...editing} />
          <MailRows rows={proposed.rows} />
        </>
      )}
    </>
  )
}

/** What the mail says, for staff who do not read its language. */
function InEnglish({ words }: { words: Mail | null }) {
  const { t } = useDesk()
  if (!words) return null
  return (
    <details>
      <summary className="btn btn--quiet btn--sm">{t('desk.mailInEnglish')}</summary>
      <div className="desk-answer stack gap-3">
        <p>
          <strong>{words.subject}</strong>
        </p>
        <p>{words.text}</p>
        <p className="sm muted">{t('desk.mailInEnglishNote')}</p>
      </div>
    </details>
  )
}

type MailFieldsProps = {
  mail: Mail
  locale: string
  salutation: string | null
  hasLink: boolean
  onEdit: (mail: Mail) => void
}

/** Every word of the mail can be changed. `hasLink`: the mail adds the applicant's link, which staff do not see. */
function MailFields({ mail, locale, salutation, hasLink, onEdit }: MailFieldsProps) {
  const { t } = useDesk()
  const written = { lang: locale, dir: 'auto' } as const
  return (
    <>
      <LimitedField id="mail-subject" value={mail.subject} max={200} label={t('desk.mailSubject')}>
        {(control) => (
          <TextInput
            {...control}
            {...written}
            required
            value={mail.subject}
            onChange={({ currentTarget }) => onEdit({ ...mail, subject: currentTarget.value })}
          />
        )}
      </LimitedField>
      {salutation && (
        <p>
          <span className="muted">{t('desk.mailBegins')}</span> <span {...written}>{salutation}</span>
        </p>
      )}
      <LongTextField
        id="mail-text"
        label={t('desk.mailText')}
        hint={t(hasLink ? 'desk.mailTextHintLink' : 'desk.mailTextHint')}
        required
        rows={9}
        written={written}
        value={mail.text}
        onType={(text) => onEdit({ ...mail, text })}
      />
    </>
  )
}

/** What the mail adds below the words. */
function MailRows({ rows }: { rows: readonly { label: string; text: string }[] }) {
  const { t } = useDesk()
  if (rows.length === 0) return null
  return (
    <div className="stack gap-2">
      <p className="label">{t('desk.mailRows')}</p>
      <KeyValues items={rows.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))} />
    </div>
  )
}
