import type { OutsideLink } from '../../../domain/content/menus/arrangement.ts'
import { longestAddress, longestLabel, type MenuTarget } from '../../../domain/content/menus/rearrange.ts'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { type Locale, locales } from '../../../domain/messages/locales.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'
import { Version } from './menu-acts.tsx'
import { idOf, type MenusData } from './menus-data.ts'

type Props = PageContext<MenusData> & {
  target: MenuTarget
  typed: MenusData['typed']
  given?: OutsideLink
}

/** Adds a link to a section, or changes one. */
export function LinkForm({ target, typed, given, ...context }: Props) {
  const { t, data } = context
  const link = typed?.link ?? given
  const labels: Readonly<Record<string, string | undefined>> = link?.labels ?? {}
  const errorOf = (name: string) => (typed ? sayError(t, name, data.errors[name]) : undefined)
  const own = (name: string) => `${name}-${idOf(target)}`
  const asked = (Object.keys(locales) as Locale[]).map((locale) => ({
    locale,
    name: `label_${locale}`,
    id: own(`label_${locale}`),
    label: t('menus.label', { language: locales[locale as keyof typeof locales].name }),
    error: errorOf(`label_${locale}`),
  }))
  const address = { id: own('address'), label: t('menus.address'), error: errorOf('address') }
  return (
    <PostForm {...context} className="stack gap-4" isUnsaved={typed !== undefined}>
      <Mistakes title={t('forms.invalid')} fields={[address, ...asked]} />
      <Version {...context} />
      <Field {...address} hint={t('menus.addressHint')}>
        {(control) => (
          <TextInput
            {...control}
            name="address"
            dir="ltr"
            type="url"
            autoComplete="off"
            spellCheck={false}
            defaultValue={link?.address ?? ''}
          />
        )}
      </Field>
      {asked.map(({ locale, name, ...field }) => (
        <Field
          key={locale}
          {...field}
          {...(locale === 'en' ? { hint: t('menus.labelHint') } : { optional: t('forms.optional') })}
        >
          {(control) => (
            <TextInput
              {...control}
              name={name}
              lang={locale}
              dir={locales[locale as keyof typeof locales].dir}
              autoComplete="off"
              defaultValue={labels[locale] ?? ''}
            />
          )}
        </Field>
      ))}
      <p className="hint">{t('menus.otherLanguages')}</p>
      <div>
        <Button type="submit" name="_action" value={`link ${idOf(target)}`} small>
          {t('menus.save')}
        </Button>
      </div>
    </PostForm>
  )
}

export function sayError(t: PageContext['t'], name: string, code: FieldCode | undefined): string | undefined {
  if (code === 'invalid_text') return t('menus.notAnAddress')
  if (code === 'too_many') return t('menus.tooMany')
  return code && fieldError(t, code, { max: name === 'address' ? longestAddress : longestLabel })
}
