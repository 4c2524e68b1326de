import { type Locale, locales, localPath, splitLocale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { wizardFormId } from '../forms/wizard/wizard.tsx'
import { Band } from '../ui/band/band.tsx'
import { Button } from '../ui/button/button.tsx'

type Props = { action: string; locale: Locale; t: Translate }

/** Buttons for other languages, for pages without JavaScript: they post the input, which a link would lose. */
export function OtherLanguages({ action, locale, t }: Props) {
  const { path } = splitLocale(action, true)
  const others = (Object.keys(locales) as (keyof typeof locales)[]).filter((lang) => lang !== locale)
  return (
    <div className="without-script">
      <Band>
        <fieldset className="form">
          <legend className="hint">{t('languages.menu')}</legend>
          <div className="row">
            {others.map((lang) => (
              <Button
                key={lang}
                type="submit"
                variant="quiet"
                small
                lang={lang}
                form={wizardFormId}
                name="_language"
                value={lang}
                formAction={localPath(lang, path)}
              >
                {locales[lang].name}
              </Button>
            ))}
          </div>
        </fieldset>
      </Band>
    </div>
  )
}
