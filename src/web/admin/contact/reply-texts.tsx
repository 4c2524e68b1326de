import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { MessageData } from './message-data.ts'

/** Inserts a text of the team by a post of the form, which stays as it is typed. */
export function ReplyTexts({ t, href, data: { message, replyTexts } }: PageContext<MessageData>) {
  const manage = <a href={href(paths.adminReplyTexts())}>{t('inbox.manageTexts')}</a>
  if (replyTexts.length === 0) {
    return (
      <p className="hint">
        {t('inbox.noTexts')} {manage}
      </p>
    )
  }
  const isRead = ({ locale }: { locale: string }) => locale === message.locale
  const options = [...replyTexts.filter(isRead), ...replyTexts.filter((text) => !isRead(text))]
  return (
    <Field
      id="reply-text"
      label={t('inbox.replyText')}
      hint={
        <>
          {t('inbox.replyTextHint')} {manage}
        </>
      }
    >
      {(control) => (
        <div className="reply-text">
          <Select
            {...control}
            name="reply_text"
            placeholder={t('inbox.replyTextNone')}
            options={options.map(({ id, name, locale }) => ({
              value: id,
              label: t('inbox.inLanguage', { name, language: nameOfLocale(locale) }),
            }))}
          />
          <Button
            type="submit"
            name="_action"
            value="insert"
            variant="secondary"
            formAction={`${href(paths.adminMessage(message.id))}#reply`}
          >
            {t('inbox.insert')}
          </Button>
        </div>
      )}
    </Field>
  )
}
