import { paths } from '../../../domain/paths.ts'
import { type PeriodName, periodNames, periods } from '../../../domain/privacy/retention-periods.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import {
  adminRoute,
  type FormPost,
  fieldOf,
  type Page,
  type PageContext,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field } from '../../ui/field/field.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { DryRun, Runs } from './nights.tsx'
import type { RetentionData, Typed } from './retention-data.ts'

const retentionPage: Page<RetentionData> = {
  title: ({ t, data }) => pageTitle(t, t('privacy.retention'), data.errors),
  description: ({ t }) => t('privacy.retentionDescription'),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <AdminFrame
        {...context}
        title={t('privacy.retention')}
        text={t('privacy.retentionText')}
        crumbs={[{ label: t('privacy.title'), href: href(paths.adminPrivacy()) }]}
      >
        {data.result && (
          <Message live title={t(`privacy.${data.result}Title`)}>
            <p>{t(`privacy.${data.result}Text`)}</p>
          </Message>
        )}
        <Mistakes {...context} />
        {Object.keys(data.errors).length === 0 && isLonger(data.typed) && (
          <Message tone="warn" title={t('privacy.longerTitle')}>
            <p>{t('privacy.longerText')}</p>
          </Message>
        )}
        <Periods {...context} />
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
      </AdminFrame>
    )
  },
}

const fixed = ['review', 'draft', 'upload', 'session', 'attempt', 'link', 'staff', 'audit'] as const

export const retentionRoute = adminRoute<RetentionData>({
  access: 'administer',
  page: retentionPage,
  load: async ({ services }) => done(await factsOf(services)),
  actions: { try: tryOut },
  submit: save,
})

async function tryOut(post: FormPost): Promise<Submitted<RetentionData>> {
  const { services } = post
  const typed = typedAs((name) => fieldOf(post, name))
  const tried = await services.privacy.tryRetention(typed)
  const facts = { ...(await factsOf(services)), typed }
  return tried.ok
    ? { data: { ...facts, dryRun: tried.value, result: 'tried' } }
    : { refusal: tried.refusal, data: { ...facts, errors: tried.refusal.errors ?? {} } }
}

async function save(post: FormPost): Promise<Submitted<RetentionData>> {
  const { services } = post
  const typed = typedAs((name) => fieldOf(post, name))
  const saved = await services.privacy.changeRetention(signedIn(post), typed)
  const facts = await factsOf(services)
  return saved.ok
    ? { data: { ...facts, result: saved.value.changed.length > 0 ? 'saved' : 'same' } }
    : { refusal: saved.refusal, data: { ...facts, typed, errors: saved.refusal.errors ?? {} } }
}

async function factsOf(services: Services): Promise<RetentionData> {
  const facts = await services.privacy.readRetention()
  return { ...facts, typed: typedAs((name) => String(facts.lengths[name])), errors: {} }
}

function typedAs(lengthOf: (name: PeriodName) => string): Typed {
  return Object.fromEntries(periodNames.map((name) => [name, lengthOf(name)])) as Typed
}

const isLonger = (typed: Typed) => periodNames.some((name) => Number(typed[name]) > periods[name].usual)

function Mistakes({ t, data: { errors } }: PageContext<RetentionData>) {
  const items = periodNames.flatMap((name) => {
    const said = sayWhy(t, name, errors)
    return said ? [{ href: `#${name}`, text: `${t(`privacy.period_${name}`)}: ${said}` }] : []
  })
  return items.length > 0 ? <ErrorSummary title={t('forms.invalid')} items={items} /> : null
}

function sayWhy(t: PageContext['t'], name: PeriodName, errors: FieldErrors): string | undefined {
  const { least, most } = periods[name]
  const code = errors[name]
  return code && t(`forms.${code}`, { min: least, max: most })
}

function Periods({ t, href, csrfToken, data: { typed, errors } }: PageContext<RetentionData>) {
  return (
    <Box id="periods" title={t('privacy.periods')}>
      <form method="post" action={href(paths.adminRetention())} className="stack gap-4" noValidate>
        <input type="hidden" name="_csrf" value={csrfToken} />
        <div className="grid periods">
          {periodNames.map((name) => {
            const { unit, least, most, usual } = periods[name]
            return (
              <Field
                key={name}
                id={name}
                label={t(`privacy.period_${name}`)}
                hint={t(`privacy.hint_${unit}`, { least, most, usual })}
                error={sayWhy(t, name, errors)}
              >
                {(control) => (
                  <TextInput {...control} name={name} inputMode="numeric" defaultValue={typed[name]} />
                )}
              </Field>
            )
          })}
        </div>
        <div className="row">
          <Button type="submit" name="_action" value="try" variant="secondary">
            {t('privacy.try')}
          </Button>
          <Button type="submit" name="_action" value="save">
            {t('privacy.save')}
          </Button>
        </div>
      </form>
    </Box>
  )
}
