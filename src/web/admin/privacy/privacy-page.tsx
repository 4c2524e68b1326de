import { brand } from '../../../domain/brand.ts'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome } from '../../../domain/refusals.ts'
import { adminRoute, type Page, type PageContext, type PageRequest } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { type Found, linesOf, Traces } from './traces.tsx'

type Data = {
  search: string
  /** Undefined before a search. */
  found: Found | undefined
  errors: FieldErrors
  isErased: boolean
}

const privacyPage: Page<Data> = {
  title: ({ t, data }) => pageTitle(t, t('privacy.title'), data.errors),
  description: ({ t }) => t('privacy.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <AdminFrame
        {...context}
        title={t('privacy.title')}
        text={t('privacy.text')}
        actions={
          <LinkButton variant="secondary" icon="clock" href={href(paths.adminRetention())}>
            {t('privacy.retention')}
          </LinkButton>
        }
      >
        {data.isErased && (
          <Message live title={t('privacy.erasedTitle')}>
            <p>{t('privacy.erasedText')}</p>
          </Message>
        )}
        <Search {...context} />
        {data.found && <Results {...context} found={data.found} />}
      </AdminFrame>
    )
  },
}

export const privacyRoute = adminRoute<Data>({
  access: 'administer',
  page: privacyPage,
  load,
})

async function load({ services, query }: PageRequest): Promise<Outcome<Data>> {
  const { search = '', done: did } = query
  const data = { search, found: undefined, errors: {}, isErased: did === 'erased' }
  if (search.trim() === '') return done(data)
  const found = await services.privacy.findPerson(search)
  return done(found.ok ? { ...data, found: found.value } : { ...data, errors: found.refusal.errors ?? {} })
}

function Search({ t, href, data: { search, errors } }: PageContext<Data>) {
  const error = errors.search
  return (
    <Filters label={t('privacy.title')} action={href(paths.adminPrivacy())}>
      <Field
        id="search"
        label={t('privacy.search')}
        hint={t('privacy.findHint')}
        error={error && (error === 'too_short' ? t('privacy.findShort') : fieldError(t, error, { max: 200 }))}
      >
        {(control) => <SearchInput {...control} name="search" defaultValue={search} maxLength={200} />}
      </Field>
      <Button type="submit">{t('privacy.find')}</Button>
    </Filters>
  )
}

function Results({ found, ...context }: PageContext<Data> & { found: Found }) {
  const { t } = context
  const { traces, most } = found
  if (traces.length === 0) return <Empty title={t('privacy.nothingTitle')} text={t('privacy.nothingText')} />
  return (
    <>
      <p className="muted">
        {t('privacy.resultsText')} {most && t('privacy.more', { count: most })}
      </p>
      <Traces {...context} caption={t('privacy.results')} lines={linesOf(traces)} shows="address" />
    </>
  )
}
