import { longestMailText, placesIn } from '../../../domain/mail/mail-texts.ts'
import { type Locale, localeFacts } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import type { Services } from '../../../services/services.ts'
import type { PageContext } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Form, FormActions, FormSection } from '../../ui/form/form.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'
import { sayDay } from '../moment.tsx'
import { inLanguage } from './language-of-texts.tsx'

type MailServices = Services['mail']
type ReadLetter = Extract<Awaited<ReturnType<MailServices['readMailText']>>, { ok: true }>['value']

export const results = ['saved', 'restored', 'previewed'] as const
export type Result = (typeof results)[number]

export type LetterData = ReadLetter & {
  language: Locale
  /** Unsaved input by key. */
  typed: Readonly<Record<string, string>>
  problems: Awaited<ReturnType<MailServices['changeMailText']>>
  result: Result | undefined
  preview: Awaited<ReturnType<MailServices['previewMailText']>>
}

type Props = PageContext<LetterData>
type Text = LetterData['texts'][number]

/** One field for each text of the letter, in reading order. */
export function LetterForm(props: Props) {
  const { t, href, csrfToken, data } = props
  const labels = labelsOf(props)
  return (
    <Form method="post" action={inLanguage(href(paths.adminMailWords(data.id)), data.language)}>
      <Mistakes
        title={t('forms.invalid')}
        fields={data.texts.map((text) => ({
          id: idOf(text),
          label: labels.get(text.key),
          error: errorOf(props, text),
        }))}
      />
      <input type="hidden" name="_csrf" value={csrfToken} />
      {/* Enter presses the first button. */}
      <button type="submit" name="_action" value="save" hidden />
      <FormSection>
        {data.texts.map((text) => (
          <div key={text.key} className="stack gap-3">
            <Words {...props} text={text} label={labels.get(text.key) ?? ''} />
          </div>
        ))}
      </FormSection>
      <FormActions>
        <div className="row">
          <Button type="submit" name="_action" value="save" variant="go">
            {t('mailTexts.save')}
          </Button>
          <Button type="submit" name="_action" value="preview" variant="secondary">
            {t('mailTexts.preview')}
          </Button>
        </div>
        <LinkButton variant="quiet" href={inLanguage(href(paths.adminMailText(data.id)), data.language)}>
          {t('mailTexts.back')}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

function Words({ text, label, ...props }: Props & { text: Text; label: string }) {
  const { t, data } = props
  const { key, original, changed } = text
  const isLong = original.length > 45
  const written = { lang: data.language, dir: localeFacts(data.language).dir }
  return (
    <>
      <Field id={idOf(text)} label={label} hint={hintOf(props, text)} error={errorOf(props, text)}>
        {(control) => {
          const typed = { name: key, defaultValue: data.typed[key] ?? text.text, 'aria-required': true }
          return isLong ? (
            <TextArea {...control} {...typed} {...written} rows={original.includes('\n') ? 10 : 3} />
          ) : (
            <TextInput {...control} {...typed} {...written} autoComplete="off" />
          )
        }}
      </Field>
      <English {...props} text={text} />
      {changed && (
        <div className="letter__original stack gap-3 sm">
          <p>{whoChanged(props, changed)}</p>
          <div>
            <strong>{t('mailTexts.original')}</strong>
            <p className="letter__plain" {...written}>
              {original}
            </p>
          </div>
          <Confirmed
            label={t('mailTexts.restore')}
            about={t('mailTexts.restoreAbout', { label })}
            text={t('mailTexts.restoreSure')}
            yes={t('mailTexts.restoreYes')}
            action={`restore ${key}`}
          />
        </div>
      )}
    </>
  )
}

/** What a translation should say, and whether it was changed later. */
function English({ text: { english }, ...props }: Props & { text: Text }) {
  const { t, locale } = props
  if (!english) return null
  const { text, newer } = english
  const date = newer ? sayDay(newer.at, locale) : ''
  return (
    <div className="letter__original stack gap-3 sm">
      {newer && (
        <p className="row gap-2">
          <Badge tone="warn" icon="warn">
            {t('mailTexts.behind')}
          </Badge>
          {newer.by ? t('mailTexts.newerBy', { name: newer.by, date }) : t('mailTexts.newerOn', { date })}
        </p>
      )}
      <div>
        <strong>{t('mailTexts.english')}</strong>
        <p className="letter__plain">{text}</p>
      </div>
    </div>
  )
}

const idOf = ({ key }: Text) => key.replace('.', '-')

/** Numbers the parts that occur more than once. */
function labelsOf({ t, data: { texts } }: Props): Map<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    texts.map(({ key, place }) => {
      const label = t(`mailTexts.place_${place}`)
      const number = (counts.get(place) ?? 0) + 1
      counts.set(place, number)
      const isOne = texts.filter((other) => other.place === place).length === 1
      return [key, isOne ? label : t('mailTexts.numbered', { label, number })]
    }),
  )
}

const mostNamed = 3

function hintOf({ t }: Props, { original, alsoIn }: Text): string {
  const places = placesIn(original)
  const letters = alsoIn.map((id) => t(`mailTexts.letter_${id}`)).join('; ')
  return [
    ...(original.includes('\n') ? [t('mailTexts.lines')] : []),
    ...(places.length > 0 ? [t('mailTexts.keep', { count: places.length, places: places.join(' ') })] : []),
    ...(alsoIn.length > mostNamed ? [t('mailTexts.alsoInMany', { count: alsoIn.length })] : []),
    ...(alsoIn.length > 0 && alsoIn.length <= mostNamed ? [t('mailTexts.alsoIn', { letters })] : []),
  ].join(' ')
}

/** The error of refused input or, for a text without input, the reason why mails do not use it. */
function errorOf({ t, data }: Props, { key, original, unused }: Text): string | undefined {
  const problem = data.problems[key] ?? (Object.hasOwn(data.typed, key) ? undefined : unused)
  if (!problem) return undefined
  const { code, place = '' } = problem
  const why = t(`mailTexts.problem_${code}`, { place, max: longestMailText(original) })
  return problem === unused ? t('mailTexts.unusedWhy', { why }) : why
}

function whoChanged({ t, locale }: Props, { by, at }: NonNullable<Text['changed']>): string {
  const date = sayDay(at, locale)
  return by ? t('mailTexts.changedBy', { name: by, date }) : t('mailTexts.changedOn', { date })
}
