import { importColumns, importForm } from '../../../../domain/applications/import-columns.ts'
import { ofKind, type PerKind } from '../../../../domain/forms/engine/field.ts'
import { fieldOf } from '../../../../domain/forms/engine/visible.ts'
import { labelOf } from '../../../../domain/forms/engine/wording.ts'
import { proficiencies } from '../../../../domain/lists/languages.ts'
import { type List, optionsOf } from '../../../../domain/lists/list.ts'
import { catalogueOf } from '../../../../domain/messages/catalogues.ts'
import { type Translate, translator } from '../../../../domain/messages/translate.ts'
import type { PageContext } from '../../../page.ts'
import { Box } from '../../../ui/box/box.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'

/** What a sheet must say, column by column; its words are those of an export, in English. */
export function ColumnsHelp({ t }: Pick<PageContext, 't'>) {
  return (
    <Box id="columns" title={t('importing.columns')}>
      <KeyValues
        items={importColumns.map((name) => ({
          term: name,
          value: (
            <>
              {labelOf(importForm, name, t)}
              <br />
              <span className="muted">{ofKind(takes, fieldOf(importForm, name))(t)}</span>
            </>
          ),
        }))}
      />
    </Box>
  )
}

const english = translator('en', catalogueOf('en'))
const wordsOf = (list: List) =>
  optionsOf(list, english, 'en')
    .map(({ label }) => label)
    .join('; ')

type Say = (t: Translate) => string

const text = (): Say => (t) => t('importing.takes_text')

const takes: PerKind<Say> = {
  text,
  longText: text,
  email: () => (t) => t('importing.takes_email'),
  phone: text,
  number: text,
  year: text,
  country: () => (t) => t('importing.takes_country'),
  countriesWithin: () => (t) => t('importing.takes_countries'),
  choice:
    ({ list }) =>
    (t) =>
      t('importing.takes_one', { options: wordsOf(list) }),
  choices:
    ({ list }) =>
    (t) =>
      t('importing.takes_several', { options: wordsOf(list) }),
  languageRows: () => (t) => t('importing.takes_languages', { options: wordsOf(proficiencies) }),
  otherLanguage: text,
  regionRows: () => (t) => t('importing.takes_regions'),
  consent: text,
  tick: text,
  file: text,
}
