import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { replyForm } from '../../../domain/forms/reply.ts'
import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Message } from '../../ui/message/message.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { KeptFormNotice } from '../office/kept-form-notice.tsx'
import type { MessageData } from './message-data.ts'
import { ReplyTexts } from './reply-texts.tsx'

type ReplyWords = { subject: string; text: string; quoted: boolean }

/** The version detects a colleague's reply that was sent in the meantime. */
export function ReplyForm(context: PageContext<MessageData>) {
  const { t, data } = context
  const { message, given, errors, holdMinutes } = data
  const isUntouched = Object.keys(given).length === 0
  const usual = { subject: message.usualSubject, text: '', quoted: true }
  const { subject, text, quoted } = isUntouched ? usual : (given as Partial<ReplyWords>)
  const { subject: asksSubject, text: asksText } = replyForm.fields
  const form = { ...replyForm, fields: { subject: asksSubject, text: asksText } }
  return (
    <Box id="reply" title={t('reply.title')}>
      <FormErrors form={replyForm} t={t} errors={errors} />
      {data.result === 'inserted' && <Message live title={t('inbox.inserted')} />}
      <PostForm
        {...context}
        className="stack"
        isUnsaved={!isUntouched}
        keptAs={`${signedIn(context).id}-reply-${message.id}`}
      >
        <KeptFormNotice t={t} />
        {/* Enter presses the first button. */}
        <button type="submit" name="_action" value="reply" hidden />
        <input type="hidden" name="version" value={data.version} />
        <p className="muted">{t('inbox.replyTo', { email: message.email })}</p>
        {message.locale !== 'en' && (
          <p className="hint">{t('inbox.replyIn', { language: nameOfLocale(message.locale) })}</p>
        )}
        <ReplyTexts {...context} />
        <FormField form={form} name="subject" t={t} given={subject} code={errors.subject} />
        <FormField form={form} name="text" t={t} given={text} code={errors.text} />
        <Checkbox name="quoted" value="yes" defaultChecked={quoted}>
          {labelOf(replyForm, 'quoted', t)}
        </Checkbox>
        {holdMinutes >= 1 && <p className="hint">{t('inbox.heldFor', { count: holdMinutes })}</p>}
        <Button type="submit" name="_action" value="reply" icon="send">
          {t('inbox.send')}
        </Button>
      </PostForm>
    </Box>
  )
}
