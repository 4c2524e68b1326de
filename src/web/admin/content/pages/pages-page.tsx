import { withFacts } from '../../../../domain/messages/wording-of.ts'
import { paths } from '../../../../domain/paths.ts'
import { done } from '../../../../domain/refusals.ts'
import type { ListedPage } from '../../../../services/content/pages/read-pages.ts'
import type { PageContext } from '../../../page.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { adminPage } from '../../admin-page.tsx'
import { sayMoment } from '../../moment.tsx'
import { editPagePath } from './page-form-data.ts'
import { PageInLanguages } from './page-languages.tsx'
import { sayState } from './say-state.ts'
import { stateLooks } from './state-looks.ts'

type Data = { pages: readonly ListedPage[] }

/** Every page of prose with its state in each language. */
export const pagesRoute = adminPage<Data>({
  access: 'edit_content',
  title: ({ t }) => t('pageTexts.title'),
  description: ({ t }) => t('pageTexts.description', { name: t('languages.name') }),
  text: ({ t }) => t('pageTexts.text'),
  crumbs: ({ t, href }) => [{ label: t('writing.title'), href: href(paths.adminContent()) }],
  load: async ({ services }) => done({ pages: await services.content.listPages() }),
  Body: (context) => (
    <ul className="entries">
      {context.data.pages.map((listed) => (
        <Entry key={listed.page} {...context} listed={listed} />
      ))}
    </ul>
  ),
})

const asDelivered = { state: 'delivered', publish_at: null } as const

function Entry({ t, href, locale, registry, listed }: PageContext<Data> & { listed: ListedPage }) {
  const { page, path, languages, publish_at, unpublish_at } = listed
  const title = withFacts(listed.title, 'en', registry)
  const english = languages.find((one) => one.locale === 'en') ?? asDelivered
  const plan = [
    publish_at && t('writing.plannedFor', { time: sayMoment(new Date(publish_at), locale) }),
    unpublish_at && t('writing.endsAt', { time: sayMoment(new Date(unpublish_at), locale) }),
  ].filter(Boolean)
  return (
    <li>
      <div>
        <a href={href(editPagePath(page, 'en'))}>{title}</a>
        <p className="sm muted" dir="ltr">
          {path}
        </p>
        <PageInLanguages page={page} title={title} states={languages} {...{ t, href }} />
      </div>
      <p className="row">
        <Badge {...stateLooks[english.state]}>{sayState(t, english, locale)}</Badge>
        {plan.length > 0 && (
          <Badge tone="warn" icon="clock">
            {plan.join(' · ')}
          </Badge>
        )}
      </p>
    </li>
  )
}
