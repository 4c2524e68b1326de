import { localeFacts } from '../../../../domain/messages/locales.ts'
import { withFacts } from '../../../../domain/messages/wording-of.ts'
import { paths } from '../../../../domain/paths.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../../../domain/refusals.ts'
import type { PageVersionToRead } from '../../../../services/content/pages/read-pages.ts'
import { type FormPost, type PageRequest, type Submitted, signedIn } from '../../../page.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { adminPage } from '../../admin-page.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { versionFacts } from '../editor.ts'
import { type AskedPage, askedIn } from './asked-page.ts'
import { editPagePath, pageVersionPath } from './page-form-data.ts'
import { PageText } from './page-text-view.tsx'

type Data = { which: AskedPage; shown: PageVersionToRead; refusal?: RefusalCode }

/** Shows one version of a page; restoring it saves it as a new draft. */
export const pageVersionRoute = adminPage<Data>({
  access: 'edit_content',
  title: ({ t, registry, data: { which, shown } }) =>
    t('writing.versionOf', {
      title: withFacts(shown.text.title, which.locale, registry),
      version: shown.version,
    }),
  description: ({ t }) => t('pageTexts.description', { name: t('languages.name') }),
  text: (context) => versionFacts(context.data.shown, context),
  load: read,
  submit: restore,
  Body: ({ t, href, csrfToken, data: { which, shown, refusal } }) => {
    const { page, locale } = which
    const { version, present, is_delivered, text } = shown
    return (
      <>
        {refusal && <Message live tone="danger" title={t('writing.refused')} text={t('writing.conflict')} />}
        {is_delivered && <Message title={t('pageTexts.state_delivered')} />}
        <PostForm
          path={pageVersionPath(page, locale, { version: String(version) })}
          {...{ href, csrfToken }}
          className="row"
        >
          <input type="hidden" name="present" value={present} />
          {version !== present && !is_delivered && (
            <Button type="submit" variant="go">
              {t('writing.restore')}
            </Button>
          )}
          <LinkButton variant="secondary" href={href(editPagePath(page, locale))}>
            {t('writing.backToText')}
          </LinkButton>
        </PostForm>
        <p className="hint">{t('writing.restoreText')}</p>
        <div lang={locale} dir={localeFacts(locale).dir}>
          <PageText text={text} t={t} />
        </div>
      </>
    )
  },
})

async function read({ services, query }: PageRequest): Promise<Outcome<Data>> {
  const which = askedIn(query)
  if (!which || !/^\d{1,9}$/.test(query.version ?? '')) return refuse('not_found')
  const shown = await services.content.readPageVersion(which, Number(query.version))
  return shown.ok ? done({ which, shown: shown.value }) : shown
}

async function restore(post: FormPost): Promise<Submitted<Data>> {
  const opened = await read(post)
  if (!opened.ok) return { redirect: paths.adminPages() }
  const { which, shown } = opened.value
  const versions = { version: shown.version, present: Number(post.fields.present?.[0]) }
  const restored = await post.services.content.restorePage(which, versions, signedIn(post))
  if (restored.ok) return { redirect: editPagePath(which.page, which.locale, { done: 'restored' }) }
  return { refusal: restored.refusal, data: { ...opened.value, refusal: restored.refusal.code } }
}
