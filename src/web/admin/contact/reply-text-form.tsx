import { fieldError } from '../../../domain/forms/field-error.ts'
import { localeOptions } from '../../../domain/messages/locale-name.ts'
import { type Locale, localeFacts } from '../../../domain/messages/locales.ts'
import type { ReplyText } from '../../../services/contact/manage-reply-texts.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'
import { sayDay } from '../moment.tsx'
import type { ReplyTextsData } from './reply-texts-data.ts'

type Props = PageContext<ReplyTextsData> & { text?: ReplyText }

const most = { name: 100, text: 5000 }

/** Readers see the text, those who may change it a form; without a text, it adds one. */
export function ReplyTextForm({ text, ...context }: Props) {
  const { t, data, locale } = context
  const id = text?.id ?? ''
  const isTyped = data.typed?.id === id
  const { typed = text ?? { locale: 'en', name: '', text: '' } } = isTyped ? data : {}
  const written = { lang: typed.locale, dir: localeFacts(typed.locale as Locale)?.dir ?? 'ltr' }
  if (!data.mayChange) {
    return (
      <p className="letter__plain" {...written}>
        {typed.text}
      </p>
    )
  }
  const errorOf = (field: 'name' | 'locale' | 'text') => {
    const code = isTyped ? data.errors[field] : undefined
    return code && fieldError(t, code, { max: field === 'locale' ? 0 : most[field] })
  }
  const idOf = (field: string) => `${field}-${id || 'new'}`
  const labels = { name: t('inbox.textName'), locale: t('inbox.textLanguage'), text: t('inbox.textWords') }
  const fields = (['name', 'locale', 'text'] as const).map((field) => ({
    id: idOf(field),
    label: labels[field],
    error: errorOf(field),
  }))
  return (
    <PostForm {...context} className="stack gap-4" isUnsaved={isTyped}>
      <Mistakes title={t('forms.invalid')} fields={fields} />
      <input type="hidden" name="id" value={id} />
      <Field id={idOf('name')} label={labels.name} hint={t('inbox.textNameHint')} error={errorOf('name')}>
        {(control) => <TextInput {...control} name="name" defaultValue={typed.name} autoComplete="off" />}
      </Field>
      <Field id={idOf('locale')} label={labels.locale} error={errorOf('locale')}>
        {(control) => (
          <Select {...control} name="locale" options={localeOptions()} defaultValue={typed.locale} />
        )}
      </Field>
      <Field id={idOf('text')} label={labels.text} error={errorOf('text')}>
        {(control) => <TextArea {...control} {...written} name="text" rows={6} defaultValue={typed.text} />}
      </Field>
      {text && <p className="sm muted">{whoChanged(t, text, locale)}</p>}
      <div className="row gap-3">
        <Button type="submit" name="_action" value="save" variant={text ? 'secondary' : undefined}>
          {t(text ? 'inbox.textSave' : 'inbox.textAdd')}
        </Button>
        {text && (
          <Confirmed
            look="quiet"
            label={t('inbox.textRemove')}
            about={t('inbox.textRemoveAbout', { name: text.name })}
            text={t('inbox.textRemoveSure')}
            yes={t('inbox.textRemoveYes')}
            action={`remove ${text.id}`}
          />
        )}
      </div>
    </PostForm>
  )
}

function whoChanged(t: PageContext['t'], { by, at }: ReplyText, locale: Locale): string {
  const date = sayDay(at, locale)
  return by ? t('inbox.textChanged', { name: by, date }) : t('inbox.textChangedOn', { date })
}
