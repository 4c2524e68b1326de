import { fieldError } from '../../../domain/forms/field-error.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import {
  graceDays,
  groupOf,
  type SecondStepRule,
  secondStepGroups,
  usualGraceDays,
} from '../../../domain/staff/second-step.ts'
import { fieldOf, type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Radio } from '../../ui/checkbox/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field.tsx'
import { FormSection } from '../../ui/form/form.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { SelectField } from '../filters/filter-fields.tsx'
import { sayDay } from '../moment.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'

type Data = {
  rule: SecondStepRule
  without: readonly string[]
  /** The reader has no second step. */
  isWithout: boolean
  errors: FieldErrors
  isSaved: boolean
}

export const secondStepRoute = adminPage<Data>({
  access: 'administer',
  title: ({ t }) => t('secondStep.title'),
  text: ({ t }) => t('secondStep.text'),
  description: ({ t }) => t('settings.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  load: async (request) => done(await read(request, {}, request.query.done === 'saved')),
  async submit(post) {
    const chosen = { group: fieldOf(post, 'group'), days: fieldOf(post, 'days') }
    const saved = await post.services.staff.requireSecondStep(signedIn(post), chosen)
    if (saved.ok) return { redirect: `${paths.adminSecondStep()}?done=saved` }
    const { refusal } = saved
    return { refusal, data: await read(post, refusal.errors ?? {}, false) }
  },
  Body: (context) => {
    const { t, data } = context
    const { rule, errors } = data
    return (
      <>
        {data.isSaved && <Message live title={t('secondStep.saved')} />}
        <AtPresent {...context} />
        <SettingsForm {...context} save={t('secondStep.save')}>
          <FormSection>
            <FieldGroup
              id="group"
              label={t('secondStep.who')}
              radios
              error={errors.group && fieldError(t, errors.group)}
            >
              <div>
                {secondStepGroups.map((group) => (
                  <Radio key={group} name="group" value={group} defaultChecked={group === groupOf(rule)}>
                    {t(`secondStep.${group}`)}
                  </Radio>
                ))}
              </div>
            </FieldGroup>
            <SelectField
              name="days"
              label={t('secondStep.days')}
              hint={t('secondStep.daysHint')}
              error={errors.days && fieldError(t, errors.days)}
              value={String(usualGraceDays)}
              options={graceDays.map((count) => ({
                value: String(count),
                label: count === 0 ? t('secondStep.atOnce') : t('secondStep.dayCount', { count }),
              }))}
            />
            {data.isWithout && <Message tone="warn" title={t('secondStep.own')} />}
          </FormSection>
        </SettingsForm>
      </>
    )
  },
})

async function read(request: PageRequest, errors: FieldErrors, isSaved: boolean): Promise<Data> {
  const { services } = request
  const { id } = signedIn(request)
  const people = await services.staff.listStaff()
  const without = people.filter((one) => !one.isDisabled && !one.hasSecondFactor && one.passkeys === 0)
  return {
    rule: await services.staff.readSecondStepRule(),
    without: without.map(({ name }) => name),
    isWithout: without.some((one) => one.id === id),
    errors,
    isSaved,
  }
}

function AtPresent({ t, locale, data: { rule, without } }: PageContext<Data>) {
  const { administratorsFrom, othersFrom } = rule
  const facts = [
    { term: t('secondStep.requiredOf'), value: t(`secondStep.${groupOf(rule)}`) },
    {
      term: t('secondStep.administratorsFrom'),
      value: administratorsFrom && sayDay(administratorsFrom, locale),
    },
    { term: t('secondStep.othersFrom'), value: othersFrom && sayDay(othersFrom, locale) },
    { term: t('secondStep.without'), value: without.join(', ') || t('secondStep.withoutNone') },
  ]
  return (
    <Box id="now" title={t('secondStep.now')}>
      <KeyValues columns={2} items={facts.filter(({ value }) => value)} />
    </Box>
  )
}
