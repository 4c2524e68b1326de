import { brand } from '../../../domain/brand.ts'
import { decode } from '../../../domain/engine/decode.ts'
import { contentKinds, isContentKind } from '../../../domain/forms/content-kinds.ts'
import { done, type Outcome, type Refusal, refuse } from '../../../domain/refusals.ts'
import { type FormPost, type Page, type PageRequest, route, type Submitted, signedIn } from '../../page.ts'
import { pageTitle } from '../../pages/page-title.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { ContentForm } from './content-form.tsx'
import { type EditorData, editPath } from './editor.ts'
import { EditorAside, EditorNotices } from './editor-notices.tsx'

const contentEditorPage: Page<EditorData> = {
  title: ({ t, data }) => pageTitle(t, data.kept?.title ?? t(`writing.write_${data.kind}`), data.errors),
  description: ({ t }) => t('writing.description', { name: brand.name }),
  Body: (context) => {
    const { t, data, csrfToken, island } = context
    const title = data.kept?.title
    return (
      <AdminFrame {...context} title={title ? t('writing.edit', { title }) : t(`writing.write_${data.kind}`)}>
        <EditorNotices {...context} />
        <div className="split">
          {island(ContentForm, { data, csrfToken })}
          <EditorAside {...context} />
        </div>
      </AdminFrame>
    )
  },
}

export const contentEditorRoute = route<EditorData>({
  access: 'edit_content',
  page: contentEditorPage,
  styles: ['forms', 'admin'],
  island: { name: 'writing', messages: ['writing', 'forms', 'story', 'news', 'profile', 'wizard.chooseOne'] },
  bare: true,
  fileFields: ['picture'],
  load: (request) => open(request),
  submit: save,
})

async function open({ services, query }: PageRequest): Promise<Outcome<EditorData>> {
  const { kind = '', id, done: did } = query
  if (!isContentKind(kind)) return refuse('not_found')
  const fresh = { kind, kept: undefined, version: 0, given: {}, picture: undefined, errors: {} }
  if (!id) return done(fresh)
  const kept = await services.readContent(kind, id)
  if (!kept.ok) return kept
  const link = kind === 'story' ? await services.linkToDraft(id) : undefined
  return done({
    ...fresh,
    kept: kept.value,
    version: kept.value.version,
    given: kept.value.answers,
    ...(link?.ok && { preview: link.value }),
    ...((did === 'saved' || did === 'published') && { did }),
  })
}

async function save(post: FormPost): Promise<Submitted<EditorData>> {
  const opened = await open(post)
  if (!opened.ok) return { redirect: editPath('story') }
  const { kind, kept } = opened.value
  const { services, fields } = post
  const given = decode(contentKinds[kind].form, fields)
  const version = Number(fields.version?.[0])
  const arrived = await receivePicture(post)
  const picture = arrived.ok ? arrived.value : undefined
  const again = { ...opened.value, given, version, picture: picture ?? undefined }
  if (!arrived.ok) return refusal(again, arrived.refusal)

  const earlier = kept && { id: kept.id, version }
  const saved = await services.saveContent(
    kind,
    { ...(earlier && { earlier }), answers: given, picture },
    signedIn(post),
  )
  if (!saved.ok) return refusal(again, saved.refusal)
  const { id } = saved.value
  const wanted = fields.act?.[0] === 'publish' ? 'published' : 'saved'
  const published = wanted === 'published' ? await services.publishContent(kind, id) : done(undefined)
  if (published.ok) return { redirect: `${editPath(kind, id)}&done=${wanted}` }
  const draft = await open({ ...post, query: { kind, id } })
  return draft.ok ? refusal(draft.value, published.refusal) : { redirect: editPath(kind, id) }
}

/** A new picture, none at all, the one that had arrived before, or undefined: as it was. */
async function receivePicture({
  services,
  fields,
  files,
}: FormPost): Promise<Outcome<string | null | undefined>> {
  const file = files.get('picture')
  if (file) {
    const stored = await services.storePicture(file.bytes)
    return stored.ok ? done(stored.value.key) : stored
  }
  if (fields.no_picture) return done(null)
  return done(fields.picture_key?.[0] || undefined)
}

function refusal(data: EditorData, { code, errors = {} }: Refusal): Submitted<EditorData> {
  if (code === 'version_conflict') return { status: 409, data: { ...data, trouble: 'conflict' } }
  if (code === 'unavailable') return { status: 503, data: { ...data, trouble: 'busy' } }
  return { status: 422, data: { ...data, errors } }
}
