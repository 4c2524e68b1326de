import type { Block, PageText } from '../../../../domain/content/pages/page-text.ts'
import { localeFacts } from '../../../../domain/messages/locales.ts'
import { withFacts } from '../../../../domain/messages/wording-of.ts'
import { paths } from '../../../../domain/paths.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../../../domain/refusals.ts'
import type { Staff } from '../../../../domain/staff/staff.ts'
import type { PageToEdit } from '../../../../services/content/pages/read-pages.ts'
import type { PageResult } from '../../../../services/content/pages/write-page.ts'
import {
  type FormPost,
  fieldOf,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../../page.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { adminPage } from '../../admin-page.tsx'
import { Confirmed } from '../../forms/confirmed.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { type AskedPage, askedIn } from './asked-page.ts'
import { compareTexts, type Difference } from './compare-texts.ts'
import { comparePagePath, editPagePath } from './page-form-data.ts'
import { BlockWords } from './page-text-view.tsx'

/** After a refusal there may be nothing left to compare. */
type Data = { kept: PageToEdit; seen: PageText | null; refusal?: RefusalCode }

/** What a newer release of the software words differently, beside the own text. */
export const pageCompareRoute = adminPage<Data>({
  access: 'edit_content',
  title: ({ t, registry, data: { kept } }) =>
    t('pageTexts.compareTitle', { title: withFacts(kept.text.title, kept.locale, registry) }),
  description: ({ t }) => t('pageTexts.description', { name: t('languages.name') }),
  text: ({ t }) => t('pageTexts.compareText'),
  load: read,
  actions: {
    deliver: (post) => act(post, (content, ...decision) => content.takeDeliveredPage(...decision)),
    keep: (post) => act(post, (content, ...decision) => content.keepOwnPage(...decision)),
  },
  submit: (post) => act(post, async () => refuse('not_found')),
  Body: (context) => {
    const { t, href, csrfToken, data } = context
    const { kept, seen, refusal } = data
    const { page, locale, version } = kept
    const back = (
      <LinkButton variant="secondary" href={href(editPagePath(page, locale))}>
        {t('writing.backToText')}
      </LinkButton>
    )
    return (
      <>
        {refusal && (
          <Message
            live
            tone="danger"
            title={t('writing.refused')}
            text={t(refusal === 'not_found' ? 'writing.gone' : 'writing.conflict')}
          />
        )}
        {seen ? (
          <PostForm path={comparePagePath(page, locale)} {...{ href, csrfToken }} className="row">
            <input type="hidden" name="version" value={version} />
            <Button type="submit" name="_action" value="keep" variant="go">
              {t('pageTexts.keepOwn')}
            </Button>
            {back}
            <Confirmed
              label={t('pageTexts.toDeliveredYes')}
              text={t('pageTexts.toDeliveredText')}
              yes={t('pageTexts.toDeliveredYes')}
              action="deliver"
              variant="primary"
            />
          </PostForm>
        ) : (
          <div className="row">{back}</div>
        )}
        <div>
          {seen &&
            compareTexts(seen, kept.delivered, kept.text).map((one) => (
              <Row key={one.key} {...context} difference={one} />
            ))}
        </div>
      </>
    )
  },
})

function Row({ t, data: { kept }, difference }: PageContext<Data> & { difference: Difference }) {
  const { was, is, yours, state, name } = difference
  const mark = { lang: kept.locale, dir: localeFacts(kept.locale).dir }
  const columns = [
    ['was', was],
    ['is', is],
    ['yours', yours],
  ] as const
  return (
    <section className="compared">
      {columns.map(([column, value]) => (
        <div key={column} className="stack gap-2">
          <p className="label">
            {t(`pageTexts.${column}`)}: {t(`pageTexts.${name}`)}{' '}
            {column === 'is' && state && (
              <Badge tone={state === 'same' ? 'neutral' : 'warn'} icon={state === 'same' ? 'check' : 'info'}>
                {t(`pageTexts.${state}`)}
              </Badge>
            )}
          </p>
          <div {...mark}>
            <Words value={value} t={t} />
          </div>
        </div>
      ))}
    </section>
  )
}

function Words({ value, t }: { value: string | Block | undefined } & Pick<PageContext, 't'>) {
  if (value === undefined) return <p>–</p>
  return typeof value === 'string' ? <p>{value}</p> : <BlockWords block={value} t={t} />
}

async function read({ services, query }: PageRequest): Promise<Outcome<Data>> {
  const which = askedIn(query)
  if (!which) return refuse('not_found')
  const found = await services.content.readPage(which)
  if (!found.ok) return found
  const { seenDelivered } = found.value
  return seenDelivered ? done({ kept: found.value, seen: seenDelivered }) : refuse('not_found')
}

type Content = PageRequest['services']['content']
/** The version is the one that the editor has compared. */
type Decision = [which: AskedPage, version: number, staff: Staff]
type Act = (content: Content, ...decision: Decision) => Promise<Outcome<PageResult>>

async function act(post: FormPost, use: Act): Promise<Submitted<Data>> {
  const which = askedIn(post.query)
  if (!which) return { redirect: paths.adminPages() }
  const outcome = await use(post.services.content, which, Number(fieldOf(post, 'version')), signedIn(post))
  if (outcome.ok) return { redirect: editPagePath(which.page, which.locale, { done: outcome.value }) }
  const found = await post.services.content.readPage(which)
  if (!found.ok) return { redirect: paths.adminPages() }
  const { code } = outcome.refusal
  // 404 would say that the page is missing; only its own text is.
  return {
    refusal: { code: 'version_conflict' },
    data: { kept: found.value, seen: found.value.seenDelivered, refusal: code },
  }
}
