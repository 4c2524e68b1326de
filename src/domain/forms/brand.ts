import { done, type FieldErrors, type Outcome, refuse } from '../refusals.ts'
import { faultOf } from '../settings/brand-colours.ts'
import { type Hex, hexIn, isHex } from '../settings/contrast.ts'
import { unsetBrand } from '../settings/unset-brand.ts'
import { accept } from './engine/accept.ts'
import { email, text } from './engine/field.ts'
import { type AnswersOf, defineForm } from './engine/form.ts'
import { isRecord, normalise } from './engine/normalise.ts'
import { isLink } from './whole-link.ts'

const longName = { max: 120 } as const
const sample = { invalid_choice: 'registry.sample' } as const
const colour = {
  required: true,
  max: 20,
  says: { invalid_text: 'brand.notAColour', out_of_range: 'brand.tooFaint' },
} as const

export const brandForm = defineForm({
  id: 'brand',
  fields: {
    name: text({ required: true, max: 40, hint: 'brand.nameHint' }),
    long_name: text({ required: true, ...longName, hint: 'brand.long_nameHint' }),
    long_name_fr: text(longName),
    long_name_es: text(longName),
    long_name_pt: text(longName),
    long_name_ar: text(longName),
    long_name_ru: text(longName),
    long_name_id: text(longName),
    colour: text({ ...colour, hint: 'brand.colourHint' }),
    accent: text({ ...colour, hint: 'brand.accentHint' }),
    mail_name: text({ max: 80, hint: 'brand.mail_nameHint' }),
    mail_from: email({ hint: 'brand.mail_fromHint', says: sample }),
    mail_reply_to: email({ hint: 'brand.mail_reply_toHint', says: sample }),
    source_url: text({
      max: 300,
      says: { invalid_text: 'registry.notALink', ...sample },
      hint: 'brand.source_urlHint',
    }),
  },
  steps: [
    { id: 'names', title: 'brand.names', asks: ['name', 'long_name'] },
    {
      id: 'languages',
      title: 'brand.languages',
      lede: 'brand.languagesHint',
      asks: ['long_name_fr', 'long_name_es', 'long_name_pt', 'long_name_ar', 'long_name_ru', 'long_name_id'],
    },
    { id: 'colours', title: 'brand.colours', lede: 'brand.coloursHint', asks: ['colour', 'accent'] },
    {
      id: 'sender',
      title: 'brand.sender',
      lede: 'brand.senderHint',
      asks: ['mail_name', 'mail_from', 'mail_reply_to'],
    },
    { id: 'source', title: 'brand.source', asks: ['source_url'] },
  ],
  says: { incomplete: 'forms.incomplete' },
})

type Typed = Readonly<Required<AnswersOf<typeof brandForm>>>

/** What the settings of the brand hold; what is empty is not shown. */
export type BrandFacts = Omit<Typed, 'colour' | 'accent'> & {
  readonly colour: Hex
  readonly accent: Hex
  /** Key and size of the picture, as in `0f3a…/420x112`; see `logoIn`. */
  readonly logo: string
}

export type TypedBrand = Omit<BrandFacts, 'logo'>

/** An invisible name would leave links without words. */
const isNamed = (name: unknown) => /[\p{L}\p{N}]/u.test(String(name))

export function acceptBrand(sent: unknown): Outcome<TypedBrand> {
  const given = normalise(brandForm, sent)
  const colours = { colour: hexIn(given.colour), accent: hexIn(given.accent) }
  const accepted = accept(brandForm, isRecord(sent) ? { ...sent, ...colours } : sent)
  const errors: FieldErrors = {
    ...(!isNamed(given.name) && { name: 'invalid_text' as const }),
    ...(Boolean(given.source_url) &&
      !isLink(String(given.source_url)) && { source_url: 'invalid_text' as const }),
    ...colourErrors(colours),
    ...(!accepted.ok && accepted.refusal.errors),
  }
  if (!accepted.ok || Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return done({ ...unsetBrand, ...accepted.value, ...(colours as Pick<TypedBrand, 'colour' | 'accent'>) })
}

function colourErrors({ colour, accent }: { colour: string; accent: string }): FieldErrors {
  if (!isHex(colour) || !isHex(accent)) {
    return {
      ...(!isHex(colour) && { colour: 'invalid_text' as const }),
      ...(!isHex(accent) && { accent: 'invalid_text' as const }),
    }
  }
  const wrong = (['colour', 'accent'] as const).filter((name) => faultOf(name, { colour, accent }))
  return Object.fromEntries(wrong.map((name) => [name, 'out_of_range' as const]))
}
