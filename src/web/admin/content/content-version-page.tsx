import { type ContentKind, contentKinds, isContentKind } from '../../../domain/content/content-kinds.ts'
import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../../domain/refusals.ts'
import type { ContentToEdit, VersionToRead } from '../../../services/content/list-content.ts'
import { Written } from '../../content/written.tsx'
import { type FormPost, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { adminPage } from '../admin-page.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { editPath, versionFacts, versionPath } from './editor.ts'

type Data = { kind: ContentKind; kept: ContentToEdit; shown: VersionToRead; refusal?: RefusalCode }

/** Shows one version; restoring it saves it as a new version. */
export const contentVersionRoute = adminPage<Data>({
  access: 'edit_content',
  title: ({ t, data: { kept, shown } }) =>
    t('writing.versionOf', { title: kept.title, version: shown.version }),
  description: ({ t }) => t('writing.description', { name: t('languages.name') }),
  text: (context) => versionFacts(context.data.shown, context),
  load: read,
  submit: restore,
  Body: ({ t, href, csrfToken, data: { kind, kept, shown, refusal } }) => {
    const { form, prose } = contentKinds[kind]
    const { version, answers, picture } = shown
    const isPresent = version === kept.version
    return (
      <>
        {refusal && (
          <Message
            live
            tone="danger"
            title={t('writing.refused')}
            text={t(refusal === 'version_conflict' ? 'writing.conflict' : 'writing.versionIncomplete')}
          />
        )}
        <PostForm path={versionPath(kind, kept.id, version)} {...{ href, csrfToken }} className="row">
          <input type="hidden" name="present" value={kept.version} />
          {!isPresent && (
            <Button type="submit" variant="go">
              {t('writing.restore')}
            </Button>
          )}
          <LinkButton variant="secondary" href={href(editPath(kind, kept.id))}>
            {t('writing.backToText')}
          </LinkButton>
        </PostForm>
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
      </>
    )
  },
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
