import { fieldError } from '../../../domain/forms/field-error.ts'
import { longestName } from '../../../domain/integrations/typed-name.ts'
import { longestAddress, type TypedWebhook } from '../../../domain/integrations/webhook.ts'
import { webhookEvents, wordOfEvent } from '../../../domain/integrations/webhook-events.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { type FormPost, fieldOf, type PageContext } from '../../page.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'

type Props = Pick<PageContext, 't' | 'href' | 'path' | 'csrfToken'> & {
  typed: TypedWebhook
  errors: FieldErrors
  label: string
}

export const untypedWebhook: TypedWebhook = { name: '', url: '', events: webhookEvents }

export const typedWebhook = (post: FormPost): TypedWebhook => ({
  name: fieldOf(post, 'name'),
  url: fieldOf(post, 'url'),
  events: post.fields.events ?? [],
})

export function WebhookMistakes({ t, errors }: { t: Translate; errors: FieldErrors }) {
  const fields = (['name', 'url', 'events'] as const).map((id) => ({
    id,
    label: t(`webhooks.${id}`),
    error: errorOf(t, errors, id),
  }))
  return <Mistakes title={t('forms.invalid')} fields={fields} />
}

export function WebhookForm({ typed, errors, label, ...context }: Props) {
  const { t } = context
  return (
    <ActionForm {...context} label={label}>
      <Field
        id="name"
        label={t('webhooks.name')}
        hint={t('webhooks.nameHint')}
        error={errorOf(t, errors, 'name')}
      >
        {(control) => <TextInput {...control} name="name" defaultValue={typed.name} autoComplete="off" />}
      </Field>
      <Field
        id="url"
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        error={errorOf(t, errors, 'url')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="url"
            type="url"
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            defaultValue={typed.url}
          />
        )}
      </Field>
      <FieldGroup
        id="events"
        label={t('webhooks.events')}
        hint={t('webhooks.eventsHint')}
        error={errorOf(t, errors, 'events')}
      >
        {webhookEvents.map((event) => (
          <Checkbox key={event} name="events" value={event} defaultChecked={typed.events.includes(event)}>
            {t(wordOfEvent(event))}
            <br />
            <small>
              <code>{event}</code>
            </small>
          </Checkbox>
        ))}
      </FieldGroup>
    </ActionForm>
  )
}

function errorOf(t: Translate, errors: FieldErrors, name: 'name' | 'url' | 'events'): string | undefined {
  const code = errors[name]
  if (name === 'url' && code === 'invalid_text') return t('webhooks.wrongAddress')
  if (name === 'url' && code === 'out_of_range') return t('webhooks.privateAddress')
  return code && fieldError(t, code, { max: name === 'url' ? longestAddress : longestName })
}
