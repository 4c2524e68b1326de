import { contentKinds } from '../../../domain/content/content-kinds.ts'
import { addressOf } from '../../../domain/content/picture.ts'
import type { FieldOf } from '../../../domain/forms/engine/field.ts'
import type { Form as FormOf } from '../../../domain/forms/engine/form.ts'
import { labelOf, summaryText } from '../../../domain/forms/engine/wording.ts'
import { localeFacts } from '../../../domain/messages/locales.ts'
import { Written } from '../../content/written.tsx'
import { FormField } from '../../forms/form-field.tsx'
import type { PageContext } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { FormActions } from '../../ui/form/form.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { editPath } from './editor.ts'
import { contentError } from './field-wording.ts'
import { ProseField } from './rich-text/prose-field.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { type TranslationData, translationPath } from './translation.ts'

type Props = PageContext<TranslationData>

/** The words of a text in another language, each beside the English ones. */
export function TranslationForm(context: Props) {
  const { t, href, csrfToken, data } = context
  const { kind, id, locale, original, translation, version, errors, given } = data
  const { words } = contentKinds[kind]
  const isPublished = translation?.status === 'published'
  const wrong = Object.entries(errors)
  const asked = words.steps.flatMap(({ asks }) => asks)
  return (
    <PostForm path={translationPath(kind, id, locale)} {...{ href, csrfToken }} className="stack gap-6">
      {wrong.length > 0 && (
        <ErrorSummary
          title={summaryText(words, errors, t)}
          items={wrong.map(([name, code]) => ({
            href: `#${name}`,
            text: `${labelOf(words, name, t)}: ${contentError({ form: words, name, code, given, t })}`,
          }))}
        />
      )}
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="original_version" value={original.version} />
      {asked
        .filter((name) => !isLeftOut(name, data))
        .map((name) => (
          <div key={name} className="pair">
            <Original name={name} {...context} />
            <Question name={name} {...context} />
          </div>
        ))}
      {translation?.isOlder && <Checkbox name="unfinished">{t('writing.unfinished')}</Checkbox>}
      <FormActions>
        <SaveButtons t={t} isPublished={isPublished} />
        <LinkButton variant="quiet" href={href(editPath(kind, id))}>
          {t('writing.toOriginal')}
        </LinkButton>
      </FormActions>
    </PostForm>
  )
}

/** Whether a question is left out: words for a missing picture, or fields that the English story leaves empty. */
function isLeftOut(name: string, { kind, original: { picture, answers } }: Props['data']): boolean {
  if (name === 'image_alt') return !picture
  return !contentKinds[kind].words.fields[name]?.required && !answers[name]
}

function Original({ name, t, data: { kind, original } }: Props & { name: string }) {
  const { words, prose } = contentKinds[kind]
  const text = String(original.answers[name] ?? '')
  return (
    <div className="pair__original stack gap-2">
      <p className="label">{t('writing.inEnglish', { field: labelOf(words, name, t) })}</p>
      {name === 'image_alt' && original.picture && (
        <div className="editor-picture">
          <img
            src={addressOf(original.picture)}
            alt=""
            width={original.picture.width}
            height={original.picture.height}
          />
        </div>
      )}
      {name === prose ? <Written html={text} t={t} /> : <p className="pair__lines">{text || '–'}</p>}
    </div>
  )
}

function Question({ name, t, island, data }: Props & { name: string }) {
  const { kind, locale, given, errors } = data
  const { words, prose } = contentKinds[kind]
  const field = words.fields[name]
  const code = errors[name]
  const text = String(given[name] ?? '')
  const error = code && contentError({ form: words, name, code, given, t })
  const mark = { lang: locale, dir: localeFacts(locale).dir }
  if (field?.kind === 'longText' && name === prose) {
    const label = labelOf(words, name, t)
    const hint = field.hint && t(field.hint)
    const optional = field.required ? undefined : t('forms.optional')
    const shown = { id: name, rows: field.rows[0], given: text, label, optional, hint, error, mark }
    return <div>{island(ProseField, shown)}</div>
  }
  const typed = words as FormOf<Readonly<Record<string, FieldOf<'text' | 'longText'>>>>
  // Asked only where there is a picture, which needs words.
  const optional = name === 'image_alt' ? { optional: '' } : {}
  return <FormField form={typed} {...{ name, t, code, error, mark, ...optional }} given={text} />
}
