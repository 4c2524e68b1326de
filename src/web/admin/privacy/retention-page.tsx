import { fieldError } from '../../../domain/forms/field-error.ts'
import { paths } from '../../../domain/paths.ts'
import { type PeriodName, periodNames, periods } from '../../../domain/privacy/retention-periods.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { fieldOf, type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { adminPage } from '../admin-page.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'
import { DryRun, type Lengths, type RetentionData, Runs } from './retention-runs.tsx'

export const retentionRoute = adminPage<RetentionData>({
  access: 'administer',
  title: ({ t }) => t('privacy.retention'),
  text: ({ t }) => t('privacy.retentionText'),
  description: ({ t }) => t('privacy.retentionDescription'),
  crumbs: ({ t, href }) => [{ label: t('privacy.title'), href: href(paths.adminPrivacy()) }],
  load: async ({ services }) => done(await factsOf(services)),
  actions: {
    async try(post) {
      const typed = lengthsOf((name) => fieldOf(post, name))
      const tried = await post.services.privacy.tryRetention(typed)
      const facts = { ...(await factsOf(post.services)), typed }
      return tried.ok
        ? { data: { ...facts, dryRun: tried.value, result: 'tried' } }
        : { refusal: tried.refusal, data: { ...facts, errors: tried.refusal.errors ?? {} } }
    },
  },
  async submit(post) {
    const typed = lengthsOf((name) => fieldOf(post, name))
    const saved = await post.services.privacy.changeRetention(signedIn(post), typed)
    const facts = await factsOf(post.services)
    return saved.ok
      ? { data: { ...facts, result: saved.value.changed.length > 0 ? 'saved' : 'same' } }
      : { refusal: saved.refusal, data: { ...facts, typed, errors: saved.refusal.errors ?? {} } }
  },
  Body: (context) => {
    const { t, data } = context
    const { result } = data
    const fields = fieldsOf(context)
    return (
      <>
        {result && <Message live title={t(`privacy.${result}Title`)} text={t(`privacy.${result}Text`)} />}
        <Mistakes title={t('forms.invalid')} fields={fields} />
        {Object.keys(data.errors).length === 0 && isLonger(data.typed) && (
          <Message tone="warn" title={t('privacy.longerTitle')} text={t('privacy.longerText')} />
        )}
        <Box id="periods" title={t('privacy.periods')}>
          <PostForm {...context} className="stack gap-4">
            <div className="grid periods">
              {fields.map((field) => (
                <Field key={field.id} {...field}>
                  {(control) => (
                    <TextInput
                      {...control}
                      name={field.id}
                      inputMode="numeric"
                      defaultValue={data.typed[field.id]}
                    />
                  )}
                </Field>
              ))}
            </div>
            <div className="row">
              <Button type="submit" name="_action" value="try" variant="secondary">
                {t('privacy.try')}
              </Button>
              <Button type="submit" name="_action" value="save">
                {t('privacy.save')}
              </Button>
            </div>
          </PostForm>
        </Box>
        <DryRun {...context} />
        <Runs {...context} />
        <Box id="fixed" title={t('privacy.fixed')}>
          <KeyValues
            columns={2}
            items={fixed.map((rule) => ({
              term: t(`privacy.fixed_${rule}`),
              value: t(`privacy.fixed_${rule}_stay`),
            }))}
          />
        </Box>
      </>
    )
  },
})

const fixed = ['review', 'draft', 'upload', 'session', 'attempt', 'link', 'staff', 'audit'] as const

async function factsOf(services: Services): Promise<RetentionData> {
  const facts = await services.privacy.readRetention()
  return { ...facts, typed: lengthsOf((name) => String(facts.lengths[name])), errors: {} }
}

function lengthsOf(lengthOf: (name: PeriodName) => string): Lengths {
  return Object.fromEntries(periodNames.map((name) => [name, lengthOf(name)])) as Lengths
}

const isLonger = (typed: Lengths) => periodNames.some((name) => Number(typed[name]) > periods[name].usual)

function fieldsOf({ t, data: { errors } }: PageContext<RetentionData>) {
  return periodNames.map((name) => {
    const { unit, least, most, usual } = periods[name]
    const code = errors[name]
    return {
      id: name,
      label: t(`privacy.period_${name}`),
      hint: t(`privacy.hint_${unit}`, { least, most, usual }),
      error: code && fieldError(t, code, { min: least, max: most }),
    }
  })
}
