import { brand } from '../../../domain/brand.ts'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { type Locale, styleOf } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import {
  graceDays,
  groupOf,
  type SecondStepRule,
  secondStepGroups,
  usualGraceDays,
} from '../../../domain/staff/second-step.ts'
import { adminRoute, type Page, type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { Radio } from '../../ui/checkbox/checkbox.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { Form, FormSection } from '../../ui/form/form.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Select } from '../../ui/select/select.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { SettingsActions } from '../settings/settings-actions.tsx'

type Data = {
  rule: SecondStepRule
  without: readonly string[]
  /** The reader has no second step. */
  isWithout: boolean
  errors: FieldErrors
  isSaved: boolean
}

const secondStepPage: Page<Data> = {
  title: ({ t, data }) => pageTitle(t, t('secondStep.title'), data.errors),
  description: ({ t }) => t('settings.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, csrfToken, data } = context
    return (
      <AdminFrame
        {...context}
        title={t('secondStep.title')}
        text={t('secondStep.text')}
        crumbs={[{ label: t('settings.title'), href: href(paths.adminSettings()) }]}
      >
        {data.isSaved && <Message live title={t('secondStep.saved')} />}
        <AtPresent {...context} />
        <Form method="post" action={href(paths.adminSecondStep())}>
          <input type="hidden" name="_csrf" value={csrfToken} />
          <FormSection>
            <Choices {...context} />
            {data.isWithout && <Message tone="warn" title={t('secondStep.own')} />}
          </FormSection>
          <SettingsActions t={t} href={href} save={t('secondStep.save')} />
        </Form>
      </AdminFrame>
    )
  },
}

export const secondStepRoute = adminRoute<Data>({
  access: 'administer',
  page: secondStepPage,
  load: async (request) => done(await read(request, {}, request.query.done === 'saved')),
  async submit(post) {
    const { services, fields } = post
    const chosen = { group: fields.group?.[0] ?? '', days: fields.days?.[0] ?? '' }
    const saved = await services.staff.requireSecondStep(signedIn(post), chosen)
    if (saved.ok) return { redirect: `${paths.adminSecondStep()}?done=saved` }
    const { refusal } = saved
    return { refusal, data: await read(post, refusal.errors ?? {}, false) }
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
  const dates = [
    { term: t('secondStep.administratorsFrom'), at: administratorsFrom },
    { term: t('secondStep.othersFrom'), at: othersFrom },
  ].flatMap(({ term, at }) => (at ? [{ term, value: sayDay(at, locale) }] : []))
  return (
    <Box id="now" title={t('secondStep.now')}>
      <KeyValues
        columns={2}
        items={[
          { term: t('secondStep.requiredOf'), value: t(`secondStep.${groupOf(rule)}`) },
          ...dates,
          { term: t('secondStep.without'), value: without.join(', ') || t('secondStep.withoutNone') },
        ]}
      />
    </Box>
  )
}

function Choices({ t, data: { rule, errors } }: PageContext<Data>) {
  return (
    <>
      <FieldGroup
        id="group"
        label={t('secondStep.who')}
        radios
        {...(errors.group && { error: fieldError(t, errors.group) })}
      >
        <div>
          {secondStepGroups.map((group) => (
            <Radio key={group} name="group" value={group} defaultChecked={group === groupOf(rule)}>
              {t(`secondStep.${group}`)}
            </Radio>
          ))}
        </div>
      </FieldGroup>
      <Field
        id="days"
        label={t('secondStep.days')}
        hint={t('secondStep.daysHint')}
        {...(errors.days && { error: fieldError(t, errors.days) })}
      >
        {(control) => (
          <Select
            {...control}
            name="days"
            defaultValue={String(usualGraceDays)}
            options={graceDays.map((count) => ({
              value: String(count),
              label: count === 0 ? t('secondStep.atOnce') : t('secondStep.dayCount', { count }),
            }))}
          />
        )}
      </Field>
    </>
  )
}

function sayDay(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
