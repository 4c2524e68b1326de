import { fieldError } from '../../../domain/forms/field-error.ts'
import { paths } from '../../../domain/paths.ts'
import { groupPlaces, longestGroupMail } from '../../../domain/review/group-mail.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'
import { KeptFormNotice } from '../office/kept-form-notice.tsx'
import { addressOf, type GroupMailData } from './group-mail-data.ts'

const places = groupPlaces.join(', ')

export function GroupMailForm(context: PageContext<GroupMailData>) {
  const { t, data } = context
  const { words, group, holdMinutes, batchId, filter } = data
  const errorOf = (field: 'subject' | 'text') => {
    const code = data.errors[field]
    if (code === 'invalid_choice') return t('groupMail.unknownPlace', { places })
    return code && fieldError(t, code, { max: longestGroupMail[field] })
  }
  const isTyped = words.subject !== '' || words.text !== ''
  const labels = { subject: t('groupMail.subject'), text: t('groupMail.text') }
  return (
    <Box id="words" title={t('groupMail.words')}>
      <Mistakes
        title={t('forms.invalid')}
        fields={(['subject', 'text'] as const).map((id) => ({ id, label: labels[id], error: errorOf(id) }))}
      />
      <PostForm
        {...context}
        path={`${paths.adminGroupMail()}?${addressOf(filter)}`}
        className="stack gap-4"
        isUnsaved={isTyped}
        keptAs={`${signedIn(context).id}-group-mail-${addressOf(filter)}`}
      >
        <KeptFormNotice t={t} />
        <input type="hidden" name="batch" value={batchId} />
        <input type="hidden" name="count" value={group.count} />
        {/* Enter presses the first button, which sends nothing. */}
        <button type="submit" name="_action" value="preview" hidden />
        <Field id="subject" label={labels.subject} error={errorOf('subject')}>
          {(control) => (
            <TextInput
              {...control}
              name="subject"
              defaultValue={words.subject}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
        <Field
          id="text"
          label={labels.text}
          hint={t('groupMail.textHint', { places })}
          error={errorOf('text')}
        >
          {(control) => <TextArea {...control} name="text" rows={8} defaultValue={words.text} dir="auto" />}
        </Field>
        <div className="row gap-3">
          <Button type="submit" name="_action" value="preview" variant="secondary">
            {t('groupMail.preview')}
          </Button>
          <Button type="submit" name="_action" value="test" variant="secondary">
            {t('groupMail.test')}
          </Button>
        </div>
        <Confirmed
          variant="primary"
          look="primary"
          label={t('groupMail.send', { count: group.count })}
          text={t('groupMail.sendText', { count: holdMinutes })}
          yes={t('groupMail.sendYes')}
          action="send"
        />
      </PostForm>
    </Box>
  )
}
