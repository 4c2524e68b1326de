import { confirmations } from '../../../../domain/content/pages/confirmations.ts'
import { fieldName, itemName } from '../../../../domain/content/pages/page-fields.ts'
import { blockFacts, longest, type PageText } from '../../../../domain/content/pages/page-text.ts'
import { fieldError } from '../../../../domain/forms/field-error.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../../domain/refusals.ts'
import { labelOf, sayFieldError } from './block-fields.tsx'

const heads = { title: 'pageTitle', lede: 'lede', description: 'pageDescription' } as const
const times = ['publish_at', 'unpublish_at'] as const

/** Each error with a link to its field, in the order of the page. */
export function listErrors(t: Translate, given: PageText, errors: FieldErrors) {
  const ofHead = (Object.keys(heads) as (keyof typeof heads)[]).flatMap((name) => {
    const code = errors[name]
    return code ? [[name, t(`pageTexts.${heads[name]}`), fieldError(t, code, { max: longest[name] })]] : []
  })
  const ofBlocks = given.blocks.flatMap(({ kind, items }, index) => {
    const place = t('pageTexts.blockNumber', { number: index + 1, kind: t(`pageTexts.block_${kind}`) })
    const { fields = {}, items: ofItems = {} } = blockFacts(kind)
    const found = [
      ...Object.entries(fields).map(([field, of]) => [fieldName(index, field), field, of] as const),
      ...items.flatMap((_, at) =>
        Object.entries(ofItems).map(([field, of]) => [itemName(index, at, field), field, of] as const),
      ),
    ]
    return found.flatMap(([name, field, of]) => {
      const sentence = sayFieldError(t, errors[name], of)
      return sentence ? [[name, `${place}, ${labelOf(t, kind, field)}`, sentence]] : []
    })
  })
  const ofTimes = times.flatMap((name) => {
    const code = errors[name]
    return code ? [[name, t(`writing.${name}`), fieldError(t, code)]] : []
  })
  const unconfirmed = confirmations.flatMap((name) =>
    errors[name] ? [[name, t(`pageTexts.${name}_title`), t('pageTexts.confirmFirst')]] : [],
  )
  const whole = wholeOf(t, errors)
  return [
    ...(whole ? [{ href: '#blocks', text: whole }] : []),
    ...[...ofHead, ...ofBlocks, ...ofTimes, ...unconfirmed].map(([name, what, sentence]) => ({
      href: `#${name}`,
      text: `${what}: ${sentence}`,
    })),
  ]
}

function wholeOf(t: Translate, { blocks }: FieldErrors): string | undefined {
  if (blocks === 'too_many' || blocks === 'too_long' || blocks === 'invalid_choice')
    return t(`pageTexts.error_blocks_${blocks}`)
  return undefined
}
