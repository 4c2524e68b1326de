import { decode } from '../../../domain/forms/engine/decode.ts'
import type { Options } from '../../../domain/forms/engine/field.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import { errorText, labelOf } from '../../../domain/forms/engine/wording.ts'
import { registryForm } from '../../../domain/forms/registry.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { type PageContext, signedIn } from '../../page.ts'
import { Field } from '../../ui/field/field.tsx'
import { FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { adminPage } from '../admin-page.tsx'
import { SettingsForm } from './settings-form.tsx'

type Data = { given: Answers; errors: FieldErrors; isSaved: boolean }

export const registryRoute = adminPage<Data>({
  access: 'administer',
  title: ({ t }) => t('registry.title'),
  text: ({ t }) => t('registry.text'),
  description: ({ t }) => t('settings.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  load: async ({ services, query }) =>
    done({ given: await services.settings.readRegistryFacts(), errors: {}, isSaved: query.done === 'saved' }),
  async submit(post) {
    const given = decode(registryForm, post.fields)
    const changed = await post.services.settings.changeRegistryFacts(signedIn(post), given)
    if (changed.ok) return { redirect: `${paths.adminRegistry()}?done=saved` }
    const { refusal } = changed
    return { refusal, data: { given, errors: refusal.errors ?? {}, isSaved: false } }
  },
  Body: (context) => {
    const { t, data } = context
    return (
      <>
        {data.isSaved && <Message live title={t('registry.saved')} />}
        <Message title={t('registry.law')} text={t('registry.lawText')} />
        <SettingsForm {...context} save={t('registry.save')}>
          <FormErrors form={registryForm} t={t} errors={data.errors} />
          {registryForm.steps.map(({ id, title, lede, asks }) => (
            <FormSection key={id} id={id} title={t(title)} {...(lede && { hint: t(lede) })}>
              {asks.map((name) => (
                <Fact key={name} name={name as keyof typeof registryForm.fields} {...context} />
              ))}
            </FormSection>
          ))}
        </SettingsForm>
      </>
    )
  },
})

type FactProps = PageContext<Data> & { name: keyof typeof registryForm.fields }

function Fact({ t, data: { given, errors }, name }: FactProps) {
  const { required, hint }: Options = registryForm.fields[name]
  const code = errors[name]
  const isName = name.endsWith('_name')
  const isCount = ['answer_days', 'invitation_days', 'expert_capacity'].includes(name)
  const type = isName || isCount ? 'text' : name === 'coordinator_email' ? 'email' : 'url'
  return (
    <Field
      id={name}
      label={labelOf(registryForm, name, t)}
      optional={required ? undefined : t('forms.optional')}
      hint={hint && t(hint)}
      error={code && errorText(registryForm, name, code, t)}
    >
      {(control) => (
        <TextInput
          {...control}
          {...(!isName && { dir: 'ltr', spellCheck: false })}
          type={type}
          {...(isCount && { inputMode: 'numeric' })}
          name={name}
          autoComplete="off"
          aria-required={required}
          defaultValue={String(given[name] ?? '')}
        />
      )}
    </Field>
  )
}
