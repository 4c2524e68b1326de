import { fieldError } from '../../../domain/forms/field-error.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import type { Found } from '../../../services/privacy/find-person.ts'
import type { PageContext } from '../../page.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Filters } from '../../ui/filters/filters.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { SearchField } from '../filters/filter-fields.tsx'
import { linesOf, Traces } from './traces.tsx'

type Data = {
  search: string
  /** What the search has found; undefined before a search. */
  found: Found | undefined
  errors: FieldErrors
  isErased: boolean
}

export const privacyRoute = adminPage<Data>({
  access: 'administer',
  title: ({ t }) => t('privacy.title'),
  text: ({ t }) => t('privacy.text'),
  description: ({ t }) => t('privacy.description', { name: t('languages.name') }),
  headActions: ({ t, href }) => (
    <LinkButton variant="secondary" icon="clock" href={href(paths.adminRetention())}>
      {t('privacy.retention')}
    </LinkButton>
  ),
  async load({ services, query }) {
    const { search = '' } = query
    const data = { search, found: undefined, errors: {}, isErased: query.done === 'erased' }
    if (search.trim() === '') return done(data)
    const found = await services.privacy.findPerson(search)
    return done(found.ok ? { ...data, found: found.value } : { ...data, errors: found.refusal.errors ?? {} })
  },
  Body: (context) => {
    const { t, href, path, data } = context
    const code = data.errors.search
    return (
      <>
        {data.isErased && <Message live title={t('privacy.erasedTitle')} text={t('privacy.erasedText')} />}
        <Filters label={t('privacy.title')} action={href(path)}>
          <SearchField
            name="search"
            label={t('privacy.search')}
            hint={t('privacy.findHint')}
            error={
              code && (code === 'too_short' ? t('privacy.findShort') : fieldError(t, code, { max: 200 }))
            }
            value={data.search}
          />
          <Button type="submit">{t('privacy.find')}</Button>
        </Filters>
        {data.found && <Results {...context} found={data.found} />}
      </>
    )
  },
})

function Results({ found: { traces, most }, ...context }: PageContext<Data> & { found: Found }) {
  const { t } = context
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
