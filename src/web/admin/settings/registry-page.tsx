import { brand } from '../../../domain/brand.ts'
import { decode } from '../../../domain/forms/engine/decode.ts'
import type { Options } from '../../../domain/forms/engine/field.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import { errorText, labelOf, summaryText } from '../../../domain/forms/engine/wording.ts'
import { registryForm } from '../../../domain/forms/registry.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { adminRoute, type Page, type PageContext, signedIn } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Form, FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { SettingsActions } from './settings-actions.tsx'

type Data = { given: Answers; errors: FieldErrors; isSaved: boolean }

const registryPage: Page<Data> = {
  title: ({ t, data }) => pageTitle(t, t('registry.title'), data.errors),
  description: ({ t }) => t('settings.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, csrfToken, data } = context
    const wrong = Object.entries(data.errors)
    return (
      <AdminFrame
        {...context}
        title={t('registry.title')}
        text={t('registry.text')}
        crumbs={[{ label: t('settings.title'), href: href(paths.adminSettings()) }]}
      >
        {data.isSaved && <Message live title={t('registry.saved')} />}
        <Form method="post" action={href(paths.adminRegistry())}>
          {wrong.length > 0 && (
            <ErrorSummary
              title={summaryText(registryForm, data.errors, t)}
              items={wrong.map(([name, code]) => ({
                href: `#${name}`,
                text: `${labelOf(registryForm, name, t)}: ${errorText(registryForm, name, code, t)}`,
              }))}
            />
          )}
          <input type="hidden" name="_csrf" value={csrfToken} />
          {registryForm.steps.map(({ id, title, lede, asks }) => (
            <FormSection key={id} id={id} title={t(title)} {...(lede && { hint: t(lede) })}>
              {asks.map((name) => (
                <Fact key={name} name={name as keyof typeof registryForm.fields} {...context} />
              ))}
            </FormSection>
          ))}
          <SettingsActions t={t} href={href} save={t('registry.save')} />
        </Form>
      </AdminFrame>
    )
  },
}

type FactProps = PageContext<Data> & { name: keyof typeof registryForm.fields }

function Fact({ t, data: { given, errors }, name }: FactProps) {
  const { required, hint }: Options = registryForm.fields[name]
  const code = errors[name]
  const isName = name.endsWith('_name')
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
          type={isName ? 'text' : name === 'coordinator_email' ? 'email' : 'url'}
          name={name}
          autoComplete="off"
          aria-required={required}
          defaultValue={String(given[name] ?? '')}
        />
      )}
    </Field>
  )
}

export const registryRoute = adminRoute<Data>({
  access: 'administer',
  page: registryPage,
  load: async ({ services, query }) =>
    done({ given: await services.settings.readRegistryFacts(), errors: {}, isSaved: query.done === 'saved' }),
  async submit(post) {
    const given = decode(registryForm, post.fields)
    const changed = await post.services.settings.changeRegistryFacts(signedIn(post), given)
    if (changed.ok) return { redirect: `${paths.adminRegistry()}?done=saved` }
    const { refusal } = changed
    return { refusal, data: { given, errors: refusal.errors ?? {}, isSaved: false } }
  },
})
