import { ofKind, type PerKind } from '../../../domain/engine/field.ts'
import { fieldOf } from '../../../domain/engine/visible.ts'
import { labelOf } from '../../../domain/engine/wording.ts'
import { importColumns, importForm } from '../../../domain/import/columns.ts'
import { proficiencies } from '../../../domain/lists/languages.ts'
import { type List, optionsOf } from '../../../domain/lists/list.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { type Translate, translator } from '../../../domain/messages/translate.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'

/** What a sheet must say, column by column; its words are those of an export, in English. */
export function ColumnsHelp({ t }: Pick<PageContext<unknown>, 't'>) {
  return (
    <Box id="columns" title={t('importing.columns')}>
      <DataTable
        caption={t('importing.columns')}
        rows={importColumns}
        keyOf={(name) => name}
        columns={[
          {
            id: 'column',
            label: t('importing.column'),
            cell: (name) => (
              <bdi dir="ltr">
                <code>{name}</code>
              </bdi>
            ),
          },
          { id: 'question', label: t('importing.question'), cell: (name) => labelOf(importForm, name, t) },
          {
            id: 'takes',
            label: t('importing.takes'),
            cell: (name) => ofKind(takes, fieldOf(importForm, name))(t),
          },
        ]}
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
