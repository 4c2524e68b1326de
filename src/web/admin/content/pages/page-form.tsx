import { useEffect, useMemo, useState } from 'react'
import { confirmations } from '../../../../domain/content/pages/confirmations.ts'
import { longest } from '../../../../domain/content/pages/page-text.ts'
import { fieldError } from '../../../../domain/forms/field-error.ts'
import { localeFacts, localPath } from '../../../../domain/messages/locales.ts'
import { paths } from '../../../../domain/paths.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Form, FormActions, FormSection } from '../../../ui/form/form.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { PlanFields } from '../plan-fields.tsx'
import { BlockAdder, BlockEditor } from './block-editor.tsx'
import { listErrors } from './page-errors.ts'
import { editPagePath, type PageFormProps } from './page-form-data.ts'
import { useBlocks } from './use-blocks.ts'

/** The words of a page, block by block. Without a script they can be read and changed, but not moved. */
export function PageForm(props: PageFormProps) {
  const { t, locale, csrfToken, data } = props
  const { page, version, given, errors, kinds, originalVersion, isOlder } = data
  const [isAlive, setAlive] = useState(false)
  const [said, say] = useState('')
  useEffect(() => setAlive(true), [])
  // Memoised, since text editors reopen if the object changes.
  const mark = useMemo(() => ({ lang: data.locale, dir: localeFacts(data.locale).dir }), [data.locale])
  const all = useBlocks(given.blocks)
  const wrong = listErrors(t, given, errors)
  return (
    <Form method="post" action={localPath(locale, editPagePath(page, data.locale))}>
      {wrong.length > 0 && <ErrorSummary title={t('forms.invalid')} items={wrong} />}
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="original_version" value={originalVersion} />
      <FormSection id="head" title={t('pageTexts.head')}>
        <HeadFields {...props} mark={mark} />
      </FormSection>
      <FormSection
        id="blocks"
        title={t('pageTexts.blocks')}
        hint={`${t('pageTexts.blocksHint')} ${t(isAlive ? 'writing.textHint' : 'writing.markupHint')}`}
      >
        {all.blocks.map((block, at) => (
          <BlockEditor key={block.key} {...{ block, at, all, isAlive, say, t, errors, mark }} />
        ))}
        {isAlive && <BlockAdder {...{ kinds, all, t, say }} />}
        <p className="vh" role="status">
          {said}
        </p>
      </FormSection>
      <PlanFields t={t} locale={locale} data={data} />
      <BeforePublishing {...props} />
      <Confirmations {...props} />
      {isOlder && <Checkbox name="unfinished">{t('writing.unfinished')}</Checkbox>}
      <FormActions>
        <div className="row">
          <Button type="submit" name="_action" value="publish" variant="go">
            {t('writing.savePublish')}
          </Button>
          <Button type="submit" name="_action" value="save" variant="secondary">
            {t('writing.saveDraft')}
          </Button>
        </div>
        <LinkButton variant="quiet" href={localPath(locale, paths.adminPages())}>
          {t('pageTexts.toPages')}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

function HeadFields({
  t,
  data: { given, errors },
  mark,
}: PageFormProps & { mark: { lang: string; dir: 'ltr' | 'rtl' } }) {
  const error = (name: 'title' | 'lede' | 'description') => {
    const code = errors[name]
    return code ? { error: fieldError(t, code, { max: longest[name] }) } : {}
  }
  return (
    <>
      <Field id="title" label={t('pageTexts.pageTitle')} {...error('title')}>
        {(control) => <TextInput {...control} {...mark} name="title" defaultValue={given.title} />}
      </Field>
      <Field id="lede" label={t('pageTexts.lede')} hint={t('pageTexts.ledeHint')} {...error('lede')}>
        {(control) => <TextArea {...control} {...mark} name="lede" rows={2} defaultValue={given.lede} />}
      </Field>
      <Field
        id="description"
        label={t('pageTexts.pageDescription')}
        hint={t('pageTexts.pageDescriptionHint')}
        {...error('description')}
      >
        {(control) => (
          <TextArea {...control} {...mark} name="description" rows={2} defaultValue={given.description} />
        )}
      </Field>
      <p className="hint">{t('pageTexts.places', { open: '{', close: '}' })}</p>
    </>
  )
}

/** What publishing does to the other languages. */
function BeforePublishing({ t, data: { willShowEnglish, note } }: PageFormProps) {
  if (note) return <Message title={t(`pageTexts.${note}`)} />
  if (willShowEnglish.length === 0) return null
  const languages = willShowEnglish.map((one) => localeFacts(one).name).join(', ')
  return <Message tone="warn" title={t('pageTexts.beforeEnglish', { languages })} />
}

/** Shown after the server has refused to publish without them; the form keeps what was typed. */
function Confirmations({ t, data: { errors } }: PageFormProps) {
  return confirmations
    .filter((name) => errors[name])
    .map((name) => (
      <Field key={name} id={name} label={t(`pageTexts.${name}_title`)} error={t('pageTexts.confirmFirst')}>
        {(control) => (
          <Checkbox {...control} name={name} value="yes">
            {t(`pageTexts.${name}`)}
          </Checkbox>
        )}
      </Field>
    ))
}
