import { fieldError } from '../../../domain/forms/field-error.ts'
import { localeOptions } from '../../../domain/messages/locale-name.ts'
import { localeFacts } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { longestAgreement, type TextState } from '../../../domain/programme/agreement-text.ts'
import { formatVersion } from '../../programme/format-version.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Form, FormActions, FormSection } from '../../ui/form/form.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'
import { inLanguage } from '../mail/language-of-texts.tsx'
import type { AgreementContext } from './agreement-data.ts'
import { Paragraphs } from './agreement-paragraphs.tsx'

/** Links to each language of the agreement, and the state of the shown one. */
export function Languages({ t, href, locale, data: { language, states, inForce } }: AgreementContext) {
  const state = states[language] ?? 'delivered'
  return (
    <div className="stack gap-3">
      <JumpChips
        label={t('agreementText.languages')}
        links={localeOptions().map(({ value, label }) => ({
          href: inLanguage(href(paths.adminAgreement()), value),
          label:
            states[value] === 'delivered'
              ? label
              : `${label}: ${t(`agreementText.short_${states[value] ?? 'delivered'}`)}`,
          current: value === language,
        }))}
      />
      <p className="row gap-2">
        <Badge {...looks[state]}>{t(`agreementText.state_${state}`)}</Badge>
        {t('agreementText.inForce', { version: formatVersion(inForce.version, locale) })}
      </p>
    </div>
  )
}

const looks = {
  delivered: { icon: 'check' },
  own: { tone: 'info', icon: 'check' },
  behind: { tone: 'warn', icon: 'warn' },
  english: { tone: 'warn', icon: 'warn' },
} as const satisfies Record<TextState, object>

export function AgreementForm({ t, href, csrfToken, data }: AgreementContext) {
  const { language, states, errors, typed, words, seen, english } = data
  const error = errors.text && fieldError(t, errors.text, { max: longestAgreement })
  const label = t('agreementText.words')
  const hasOwn = states[language] === 'own' || states[language] === 'behind'
  const back = states.en === 'own' && language !== 'en' ? 'drop' : 'restore'
  return (
    <Form method="post" action={inLanguage(href(paths.adminAgreement()), language)}>
      <Mistakes title={t('forms.invalid')} fields={[{ id: 'text', label, error }]} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="seen" value={seen} />
      <FormSection>
        <Field id="text" label={label} hint={t('agreementText.wordsHint')} error={error}>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={18}
              lang={language}
              dir={localeFacts(language).dir}
              aria-required
              defaultValue={typed ?? words}
            />
          )}
        </Field>
        {english && (
          <div className="letter__original stack gap-3 sm">
            <strong>{t('agreementText.english')}</strong>
            <Paragraphs words={english.words} language="en" />
          </div>
        )}
        {hasOwn && (
          <Confirmed
            label={t(`agreementText.${back}`)}
            text={t(`agreementText.${back}Sure`)}
            yes={t(`agreementText.${back}Yes`)}
            action="restore"
          />
        )}
      </FormSection>
      {language === 'en' && <p className="sm">{t('agreementText.publishEnglish')}</p>}
      <FormActions>
        <div className="row">
          <Button type="submit" variant="go">
            {t('agreementText.publish')}
          </Button>
          <Button type="submit" name="_action" value="preview" variant="secondary">
            {t('agreementText.preview')}
          </Button>
        </div>
        <LinkButton variant="quiet" href={href(paths.adminSettings())}>
          {t('settings.title')}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

/** The typed text, else the text in force; after a conflict, the colleague's text. */
export function Preview({ t, data }: AgreementContext) {
  const { inForce, typed, isConflict, language, result } = data
  const isTyped = result === 'previewed' && typed !== undefined
  return (
    <Box id="preview" title={t(isConflict ? 'agreementText.conflictInForce' : 'agreementText.previewTitle')}>
      <Paragraphs words={isTyped ? typed : inForce.words} language={isTyped ? language : inForce.locale} />
    </Box>
  )
}
