import { type Locale, locales, localPath, splitLocale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'

type Props = { action: string; locale: Locale; t: Translate }

/** A link to another language would lose what was typed before the script keeps it; these send it along. */
export function OtherLanguages({ action, locale, t }: Props) {
  const { path } = splitLocale(action, true)
  const others = (Object.keys(locales) as (keyof typeof locales)[]).filter((lang) => lang !== locale)
  return (
    <fieldset className="without-script">
      <legend className="hint">{t('languages.menu')}</legend>
      <div className="row">
        {others.map((lang) => (
          <Button
            key={lang}
            type="submit"
            variant="quiet"
            small
            lang={lang}
            name="_language"
            value={lang}
            formAction={localPath(lang, path)}
            formNoValidate
          >
            {locales[lang].name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
