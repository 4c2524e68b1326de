import { brandForm } from '../../../domain/forms/brand.ts'
import { decode } from '../../../domain/forms/engine/decode.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome, type Refusal } from '../../../domain/refusals.ts'
import { factOfLogo } from '../../../domain/settings/logo.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { type FormPost, fieldOf, type Submitted, signedIn } from '../../page.ts'
import { FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { type BrandData, BrandField, LogoField } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { SettingsForm } from './settings-form.tsx'
import { theirsIn } from './theirs-in.ts'

export const brandRoute = adminPage<BrandData>({
  access: 'administer',
  script: 'branding',
  fileFields: ['logo'],
  title: ({ t }) => t('brand.title'),
  text: ({ t }) => t('brand.text'),
  description: ({ t }) => t('settings.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  async load({ services, query }) {
    const { facts, version } = await services.settings.readBrand()
    return done({ given: facts, version, logo: facts.logo, errors: {}, isSaved: query.done === 'saved' })
  },
  submit: save,
  Body: (context) => {
    const { t, href, data } = context
    const { errors, version, arrived } = data
    return (
      <>
        {data.isSaved && <Message live title={t('brand.saved')} />}
        {data.theirs && (
          <Message
            tone="warn"
            focused
            title={t('brand.conflict')}
            text={t('brand.conflictText', { theirs: theirsIn(brandForm, data.given, data.theirs, t) })}
          />
        )}
        {data.isBusy && <Message tone="warn" focused title={t('brand.busy')} />}
        <p>
          <a href={href(paths.adminRegistry())}>{t('registry.title')}</a> · {t('brand.contacts')}
        </p>
        <SettingsForm {...context} save={t('brand.save')} hasFiles>
          <input type="hidden" name="version" value={version} />
          {arrived && <input type="hidden" name="arrived" value={arrived} />}
          <FormErrors form={brandForm} t={t} errors={errors} />
          {brandForm.steps.map(({ id, title, lede, asks }) => (
            <FormSection key={id} id={id} title={t(title)} {...(lede && { hint: t(lede) })}>
              {asks.map((name) => (
                <BrandField key={name} name={name as keyof typeof brandForm.fields} {...context} />
              ))}
              {id === 'names' && <LogoField {...context} />}
              {id === 'colours' && <BrandPreview {...context} />}
            </FormSection>
          ))}
        </SettingsForm>
      </>
    )
  },
})

async function save(post: FormPost): Promise<Submitted<BrandData>> {
  const { services, fields } = post
  const given = decode(brandForm, fields)
  const version = fieldOf(post, 'version')
  const sent = await receiveLogo(post)
  const now = await services.settings.readBrand()
  const logo = sent.ok ? sent.value : undefined
  const again = {
    given,
    version,
    logo: now.facts.logo,
    errors: {},
    isSaved: false,
    ...(logo && { arrived: logo }),
  }
  if (!sent.ok) return refused(again, sent.refusal)
  const changed = await services.settings.changeBrand(signedIn(post), { answers: given, version, logo })
  if (changed.ok) return { redirect: `${paths.adminBrand()}?done=saved` }
  if (changed.refusal.code !== 'version_conflict') return refused(again, changed.refusal)
  const data = { ...again, version: now.version, theirs: now.facts }
  return { refusal: changed.refusal, data }
}

/** A new or an already arrived logo, empty to remove it, undefined to leave it. */
async function receiveLogo({ services, fields, files }: FormPost): Promise<Outcome<string | undefined>> {
  const file = files.get('logo')
  if (file) {
    const stored = await services.settings.storeLogo(file.bytes)
    return stored.ok ? done(factOfLogo(stored.value)) : stored
  }
  return done(fields.remove_logo ? '' : fields.arrived?.[0])
}

function refused(data: BrandData, refusal: Refusal): Submitted<BrandData> {
  if (refusal.code === 'unavailable') return { refusal, data: { ...data, isBusy: true } }
  const errors: FieldErrors = refusal.errors ?? {}
  return { refusal, data: { ...data, errors } }
}
