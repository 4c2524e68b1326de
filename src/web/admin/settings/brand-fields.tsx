import { brandForm } from '../../../domain/forms/brand.ts'
import type { Options } from '../../../domain/forms/engine/field.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import { errorText, labelOf } from '../../../domain/forms/engine/wording.ts'
import { fieldError } from '../../../domain/forms/field-error.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { type BrandColours, faultOf } from '../../../domain/settings/brand-colours.ts'
import { hexIn, isHex } from '../../../domain/settings/contrast.ts'
import { logoAddress, logoIn, logoLimits } from '../../../domain/settings/logo.ts'
import type { PageContext } from '../../page.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

export type BrandData = {
  given: Answers
  /** The version of the brand that the form shows. */
  version: string
  /** The saved logo. */
  logo: string
  /** A logo that was uploaded and is not saved yet. */
  arrived?: string
  errors: FieldErrors
  isSaved: boolean
  /** What a colleague has saved meanwhile. */
  theirs?: Answers
  isBusy?: boolean
}

type Name = keyof typeof brandForm.fields

export function BrandField({
  t,
  locale,
  data: { given, errors },
  name,
}: PageContext<BrandData> & { name: Name }) {
  const { required, hint }: Options & { kind: string } = brandForm.fields[name]
  const isColour = name === 'colour' || name === 'accent'
  const isAddress = /^(mail_(from|reply_to)|source_url)$/.test(name)
  const lang = /^long_name_(..)$/.exec(name)?.[1]
  const code = errors[name]
  const contrast = isColour && code === 'out_of_range' && sayContrast(t, locale, name, given)
  return (
    <Field
      id={name}
      label={labelOf(brandForm, name, t)}
      optional={required ? undefined : t('forms.optional')}
      hint={hint && t(hint)}
      error={contrast || (code && errorText(brandForm, name, code, t))}
    >
      {(control) => (
        <TextInput
          {...control}
          {...((isColour || isAddress) && { dir: 'ltr', spellCheck: false })}
          {...(lang && { lang })}
          {...(isColour && { 'data-colour': t('brand.choose', { what: labelOf(brandForm, name, t) }) })}
          type={name === 'source_url' ? 'url' : isAddress ? 'email' : 'text'}
          name={name}
          autoComplete="off"
          aria-required={required}
          defaultValue={String(given[name] ?? '')}
        />
      )}
    </Field>
  )
}

/** The contrast of a refused colour beside the other, and what would do. */
function sayContrast(t: PageContext['t'], locale: string, name: keyof BrandColours, given: Answers) {
  const [colour, accent] = [hexIn(given.colour), hexIn(given.accent)]
  const fault = isHex(colour) && isHex(accent) && faultOf(name, { colour, accent })
  // Rounded down: 4.46 must not read as enough.
  const ratio = fault && (Math.floor(fault.ratio * 10) / 10).toLocaleString(locale)
  return fault && t('brand.tooFaintOf', { ratio: String(ratio), nearest: fault.nearest })
}

export function LogoField({ t, data: { errors, logo: saved, arrived, given } }: PageContext<BrandData>) {
  const shown = logoIn({ logo: arrived ?? saved })
  return (
    <>
      <Field
        id="logo"
        label={t('brand.logo')}
        optional={t('forms.optional')}
        hint={t(arrived ? 'brand.logoArrived' : shown ? 'brand.logoNow' : 'brand.logoHint')}
        error={
          errors.logo === 'out_of_range'
            ? t('brand.logoUnfit', logoLimits)
            : errors.logo && fieldError(t, errors.logo)
        }
      >
        {(control) => (
          <input
            {...control}
            className="control"
            type="file"
            name="logo"
            accept="image/png,image/jpeg,image/webp,image/avif"
          />
        )}
      </Field>
      {shown && (
        <img
          className="logo__own"
          src={logoAddress(shown)}
          width={shown.width}
          height={shown.height}
          alt={String(given.name ?? '')}
        />
      )}
      {saved && !arrived && <Checkbox name="remove_logo">{t('brand.logoRemove')}</Checkbox>}
    </>
  )
}
