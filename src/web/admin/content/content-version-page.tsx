import { brand } from '../../../domain/brand.ts'
import { type ContentKind, contentKinds, isContentKind } from '../../../domain/content/content-kinds.ts'
import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../../domain/refusals.ts'
import type { ContentToEdit, VersionToRead } from '../../../services/content/list-content.ts'
import { Written } from '../../content/written.tsx'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { editPath, versionPath } from './editor.ts'
import { formatTime } from './format-time.ts'

type Data = { kind: ContentKind; kept: ContentToEdit; shown: VersionToRead; refusal?: RefusalCode }

const contentVersionPage: Page<Data> = {
  title: ({ t, data }) => pageTitle(t, t('writing.versionOf', titleOf(data))),
  description: ({ t }) => t('writing.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, locale, csrfToken, data } = context
    const { kind, kept, shown, refusal } = data
    const { form, prose } = contentKinds[kind]
    const { version, saved_by, saved_at, was_published, answers, picture } = shown
    const facts = [saved_by, formatTime(saved_at, locale), was_published && t('writing.wasPublished')]
    const isPresent = version === kept.version
    return (
      <AdminFrame
        {...context}
        title={t('writing.versionOf', titleOf(data))}
        text={facts.filter(Boolean).join(' · ')}
      >
        {refusal && (
          <Message live tone="danger" title={t('writing.refused')}>
            <p>{t(refusal === 'version_conflict' ? 'writing.conflict' : 'writing.versionIncomplete')}</p>
          </Message>
        )}
        <form method="post" action={href(versionPath(kind, kept.id, version))} className="row">
          <input type="hidden" name="_csrf" value={csrfToken} />
          <input type="hidden" name="present" value={kept.version} />
          {!isPresent && (
            <Button type="submit" variant="go">
              {t('writing.restore')}
            </Button>
          )}
          <LinkButton variant="secondary" href={href(editPath(kind, kept.id))}>
            {t('writing.backToText')}
          </LinkButton>
        </form>
        {!isPresent && (
          <p className="hint">
            {t(kept.status === 'published' ? 'writing.restoreShown' : 'writing.restoreText')}
          </p>
        )}
        <div className="stack version">
          {picture && (
            <div className="editor-picture">
              <Picture picture={picture} sizes="20rem" />
            </div>
          )}
          {Object.keys(form.fields).map((name) => (
            <section key={name}>
              <p className="label">{labelOf(form, name, t)}</p>
              {name === prose ? (
                <Written html={String(answers[name] ?? '')} t={t} />
              ) : (
                <p>{String(answers[name] ?? '') || '–'}</p>
              )}
            </section>
          ))}
        </div>
      </AdminFrame>
    )
  },
}

const titleOf = ({ kept, shown }: Data) => ({ title: kept.title, version: shown.version })

/** One version as it was; it is brought back as a new one. */
export const contentVersionRoute = adminRoute<Data>({
  access: 'edit_content',
  page: contentVersionPage,
  load: read,
  submit: restore,
})

async function read({ services, query }: PageRequest): Promise<Outcome<Data>> {
  const { kind = '', id = '', version } = query
  if (!isContentKind(kind) || !/^\d{1,9}$/.test(version ?? '')) return refuse('not_found')
  const kept = await services.content.readContent(kind, id)
  const shown = await services.content.readVersion(kind, id, Number(version))
  if (!kept.ok) return kept
  return shown.ok ? done({ kind, kept: kept.value, shown: shown.value }) : shown
}

async function restore(post: FormPost): Promise<Submitted<Data>> {
  const opened = await read(post)
  if (!opened.ok) return { redirect: editPath('story') }
  const { kind, kept, shown } = opened.value
  const which = { version: shown.version, present: Number(post.fields.present?.[0]) }
  const restored = await post.services.content.restoreVersion(kind, kept.id, which, signedIn(post))
  if (restored.ok) return { redirect: `${editPath(kind, kept.id)}&done=restored` }
  const { refusal } = restored
  return { refusal, data: { ...opened.value, refusal: refusal.code } }
}
