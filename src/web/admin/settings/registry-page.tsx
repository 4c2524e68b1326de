import { decode } from '../../../domain/forms/engine/decode.ts'
import type { Options } from '../../../domain/forms/engine/field.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import { errorText, labelOf } from '../../../domain/forms/engine/wording.ts'
import { registryForm } from '../../../domain/forms/registry.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { fieldOf, type PageContext, signedIn } from '../../page.ts'
import { Field } from '../../ui/field/field.tsx'
import { FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { adminPage } from '../admin-page.tsx'
import { SettingsForm } from './settings-form.tsx'
import { theirsIn } from './theirs-in.ts'

type Data = {
  given: Answers
  /** The version of the facts that the form shows. */
  version: string
  errors: FieldErrors
  isSaved: boolean
  /** What a colleague has saved meanwhile. */
  theirs?: Answers
}

export const registryRoute = adminPage<Data>({
  access: 'administer',
  title: ({ t }) => t('registry.title'),
  text: ({ t }) => t('registry.text'),
  description: ({ t }) => t('settings.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  async load({ services, query }) {
    const { facts, version } = await services.settings.readContacts()
    return done({ given: facts, version, errors: {}, isSaved: query.done === 'saved' })
  },
  async submit(post) {
    const answers = decode(registryForm, post.fields)
    const version = fieldOf(post, 'version')
    const { settings } = post.services
    const changed = await settings.changeRegistryFacts(signedIn(post), { answers, version })
    if (changed.ok) return { redirect: `${paths.adminRegistry()}?done=saved` }
    const { refusal } = changed
    const again = { given: answers, version, errors: refusal.errors ?? {}, isSaved: false }
    if (refusal.code !== 'version_conflict') return { refusal, data: again }
    const now = await settings.readContacts()
    return { refusal, data: { ...again, version: now.version, theirs: now.facts } }
  },
  Body: (context) => {
    const { t, data } = context
    return (
      <>
        {data.isSaved && <Message live title={t('registry.saved')} />}
        {data.theirs && (
          <Message
            tone="warn"
            focused
            title={t('registry.conflict')}
            text={t('brand.conflictText', { theirs: theirsIn(registryForm, data.given, data.theirs, t) })}
          />
        )}
        <Message title={t('registry.law')} text={t('registry.lawText')} />
        <SettingsForm {...context} save={t('registry.save')}>
          <input type="hidden" name="version" value={data.version} />
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
