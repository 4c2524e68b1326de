import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { importColumns, importForms, languageColumn } from '../../../../domain/applications/import-columns.ts'
import type { FileFault } from '../../../../domain/applications/import-faults.ts'
import { ofKind, type PerKind } from '../../../../domain/forms/engine/field.ts'
import { fieldOf } from '../../../../domain/forms/engine/visible.ts'
import { labelOf } from '../../../../domain/forms/engine/wording.ts'
import { proficiencies } from '../../../../domain/lists/languages.ts'
import { type List, optionsOf } from '../../../../domain/lists/list.ts'
import { catalogueOf } from '../../../../domain/messages/catalogues.ts'
import { type Translate, translator } from '../../../../domain/messages/translate.ts'
import { paths } from '../../../../domain/paths.ts'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import type { PageContext } from '../../../page.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { JumpChips } from '../../../ui/filter-chips/filter-chips.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { withQuery } from '../../filters/with-query.ts'

export type StartData = {
  view: 'start'
  kind: ApplicationKind
  fault?: FileFault
  isGone?: boolean
  /** How many people were just imported. */
  imported?: number
}

/** The page of a kind; experts have the plain address. */
export const importPath = (kind: ApplicationKind, more: { imported?: string } = {}) =>
  withQuery(paths.adminImport(), { ...(kind !== 'expert' && { kind }), ...more })

export const kindNamed = (text: string | undefined): ApplicationKind =>
  applicationKinds.find((kind) => kind === text) ?? 'expert'

/** Chooses the file; nothing is imported before the dry run. */
export function SheetStart(context: PageContext<StartData>) {
  const { t, href, csrfToken, data } = context
  const { kind, fault, isGone, imported } = data
  const why = fault && sayFault(fault, t)
  return (
    <>
      {why && (
        <ErrorSummary
          title={t('forms.invalid')}
          items={[{ href: '#file', text: `${t(`importing.file_${kind}`)}: ${why}` }]}
        />
      )}
      {isGone && <Message live tone="warn" title={t('importing.gone')} text={t('importing.goneText')} />}
      {imported ? (
        <Message live title={t(`importing.imported_${kind}`, { count: imported })}>
          <p>
            <a href={href(paths.adminOnBehalf())}>{t('importing.seeWaiting')}</a>
          </p>
        </Message>
      ) : null}
      <JumpChips
        label={t('importing.kinds')}
        links={applicationKinds.map((one) => ({
          label: t(`admin.${one}s`),
          href: href(importPath(one)),
          current: one === kind,
        }))}
      />
      <Box
        id="choose"
        title={t('importing.choose')}
        aside={
          <LinkButton
            small
            variant="secondary"
            icon="file"
            href={withQuery(reviewPaths.importTemplate, { kind })}
            download
          >
            {t('importing.template')}
          </LinkButton>
        }
      >
        <form
          method="post"
          action={href(paths.adminImport())}
          encType="multipart/form-data"
          className="stack gap-4"
          noValidate
        >
          <input type="hidden" name="_csrf" value={csrfToken} />
          <input type="hidden" name="kind" value={kind} />
          <Field id="file" label={t(`importing.file_${kind}`)} hint={t('importing.fileHint')} error={why}>
            {(control) => (
              <input
                {...control}
                className="control"
                type="file"
                name="file"
                accept=".csv,text/csv,text/plain"
              />
            )}
          </Field>
          <div>
            <Button type="submit" iconEnd="arrow">
              {t('importing.read')}
            </Button>
          </div>
        </form>
      </Box>
      <Message title={t('importing.whatHappens')} text={t('importing.whatHappensText')} />
      <ColumnsHelp {...context} />
    </>
  )
}

function sayFault(fault: FileFault, t: PageContext['t']): string {
  const { row = 0, column = '' } = { row: undefined, column: undefined, ...fault }
  return t(`importing.fault_${fault.code}`, { row, column })
}

function ColumnsHelp({ t, data: { kind } }: Pick<PageContext<StartData>, 't' | 'data'>) {
  const form = importForms[kind]
  return (
    <Box id="columns" title={t('importing.columns')}>
      <KeyValues
        items={[
          ...importColumns(kind).map((name) =>
            column(name, labelOf(form, name, t), ofKind(takenBy(t), fieldOf(form, name))),
          ),
          column(languageColumn, t('importing.takes_language'), t('importing.takes_languageText')),
        ]}
      />
    </Box>
  )
}

const column = (term: string, label: string, takes: string) => ({
  term,
  value: (
    <>
      {label}
      <br />
      <span className="muted">{takes}</span>
    </>
  ),
})

const english = translator('en', catalogueOf('en'))

/** A sheet has the words of an export, which is in English. */
const wordsOf = (list: List) =>
  optionsOf(list, english, 'en')
    .map(({ label }) => label)
    .join('; ')

function takenBy(t: Translate): PerKind<string> {
  const text = () => t('importing.takes_text')
  return {
    text,
    longText: text,
    email: () => t('importing.takes_email'),
    phone: text,
    number: () => t('importing.takes_number'),
    year: () => t('importing.takes_number'),
    country: () => t('importing.takes_country'),
    countriesWithin: () => t('importing.takes_countries'),
    choice: ({ list }) => t('importing.takes_one', { options: wordsOf(list) }),
    choices: ({ list }) => t('importing.takes_several', { options: wordsOf(list) }),
    languageRows: () => t('importing.takes_languages', { options: wordsOf(proficiencies) }),
    otherLanguage: text,
    regionRows: () => t('importing.takes_regions'),
    consent: text,
    tick: text,
    file: text,
  }
}
