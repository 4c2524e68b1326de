import { type ContentKind, contentKinds, isContentKind } from '../../../domain/content/content-kinds.ts'
import type { Crop } from '../../../domain/content/picture.ts'
import { decode } from '../../../domain/forms/engine/decode.ts'
import { kindsOfSupport } from '../../../domain/forms/story.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, type Refusal, refuse } from '../../../domain/refusals.ts'
import { defaultZone } from '../../../domain/staff/time-zone.ts'
import { type FormPost, fieldOf, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { adminPage } from '../admin-page.tsx'
import { entryGone } from '../forms/entry-gone.ts'
import { ContentForm } from './content-form.tsx'
import { cropRanges, type EditorData, editPath, noPlan, type Part, results } from './editor.ts'
import { EditorAside, EditorNotices } from './editor-notices.tsx'
import { inUtc, typedAs } from './plan-times.ts'

const kinds = Object.keys(contentKinds) as ContentKind[]

export const contentEditorRoute = adminPage<EditorData>({
  access: 'edit_content',
  title: ({ t, data }) => data.kept?.title ?? t(`writing.write_${data.kind}`),
  heading: ({ t, data: { kind, kept } }) =>
    kept?.title ? t('writing.edit', { title: kept.title }) : t(`writing.write_${kind}`),
  description: ({ t }) => t('writing.description', { name: t('languages.name') }),
  island: {
    name: 'writing',
    messages: [
      ...(['writing', 'forms', ...kinds, 'wizard.chooseOne'] as const),
      ...kindsOfSupport.items.map(({ label }) => label),
    ],
  },
  fileFields: ['picture'],
  load: open,
  actions: { publish: (post) => save(post, true) },
  submit: (post) => save(post, false),
  Body: (context) => {
    const { data, csrfToken, island } = context
    return (
      <>
        <EditorNotices {...context} />
        <div className="split">
          {island(ContentForm, { data, csrfToken })}
          <EditorAside {...context} />
        </div>
      </>
    )
  },
})

async function open({ services, query, staff }: PageRequest): Promise<Outcome<EditorData>> {
  const { kind = '', id, done: name } = query
  if (!isContentKind(kind)) return refuse('not_found')
  const unsaved = { kept: undefined, version: 0, given: {}, picture: undefined, errors: {}, versions: [] }
  const zone = signedIn({ staff }).timeZone ?? defaultZone
  const experts = kind === 'story' ? (await services.content.listContent()).profile.map(choiceOf) : []
  const fresh = { kind, ...unsaved, zone, plan: noPlan, planned: noPlan, translations: [], experts }
  if (!id) return done(fresh)
  const kept = await services.content.readContent(kind, id)
  if (!kept.ok) return kept
  const link = kind === 'story' ? await services.content.linkToDraft(id) : undefined
  const planned = {
    publish_at: typedAs(kept.value.publish_at, zone),
    unpublish_at: typedAs(kept.value.unpublish_at, zone),
  }
  return done({
    ...fresh,
    kept: kept.value,
    version: kept.value.version,
    given: kept.value.answers,
    plan: planned,
    planned,
    versions: await services.content.listVersions(kind, id),
    translations: await services.content.readTranslationStates(kind, id),
    ...(link?.ok && { preview: link.value }),
    result: results.find((one) => one === name),
  })
}

const choiceOf = ({ slug, title, is_sample }: EditorData['experts'][number]) => ({ slug, title, is_sample })

async function save(post: FormPost, publishes: boolean): Promise<Submitted<EditorData>> {
  const found = await open(post)
  const opened = found.ok ? found : await open({ ...post, query: { kind: post.query.kind ?? '' } })
  if (!opened.ok) return { redirect: paths.adminContent() }
  const { kind, kept } = opened.value
  const { services, fields } = post
  const given = decode(contentKinds[kind].form, fields)
  const version = Number(fields.version?.[0])
  const arrived = await receivePicture(post, contentKinds[kind].aspect)
  const picture = arrived.ok ? arrived.value : undefined
  const plan = { publish_at: fieldOf(post, 'publish_at'), unpublish_at: fieldOf(post, 'unpublish_at') }
  const planned = {
    publish_at: fields.planned_publish_at?.[0] ?? opened.value.planned.publish_at,
    unpublish_at: fields.planned_unpublish_at?.[0] ?? opened.value.planned.unpublish_at,
  }
  const typed = { given, version, plan, planned, picture: picture ?? undefined }
  const again = { ...opened.value, ...typed, result: undefined }
  if (!found.ok) return removed(again)
  if (!arrived.ok) return refused(again, arrived.refusal)

  const earlier = kept && { id: kept.id, version }
  const times = { plan: inUtc(plan, opened.value.zone), planned: inUtc(planned, opened.value.zone) }
  const chosen = picture === null ? null : picture?.key
  const order = { ...(earlier && { earlier }), answers: given, picture: chosen, publishes, ...times }
  const written = await services.content.writeContent(kind, order, signedIn(post))
  if (!written.ok && written.refusal.code === 'not_found') return removed(again)
  if (!written.ok) return refused(again, written.refusal)
  const { id, followed } = written.value
  if (followed.ok) return { redirect: `${editPath(kind, id)}&done=${followed.value}` }
  const draft = await open({ ...post, query: { kind, id } })
  if (!draft.ok) return { redirect: editPath(kind, id) }
  const isDraft = publishes && draft.value.kept?.status !== 'published'
  const trouble = isDraft ? 'draftKept' : 'planRefused'
  return refused({ ...draft.value, plan, trouble }, followed.refusal)
}

/** A new or an already uploaded picture, null to remove it, undefined to keep it. */
async function receivePicture({ services, fields, files }: FormPost, aspect: number | undefined) {
  const file = files.get('picture')
  if (file) {
    return services.content.storePicture(file.bytes, aspect === undefined ? aspect : cropIn(fields, aspect))
  }
  if (fields.no_picture) return done(null)
  const key = fields.picture_key?.[0]
  if (!key) return done(undefined)
  const found = await services.content.findPicture(key)
  return found ? done(found) : refuse('invalid_answers', { errors: { picture: 'upload_gone' } })
}

/** Values that are missing or out of range are replaced by the default. */
function cropIn(fields: FormPost['fields'], aspect: number): Crop {
  const share = (name: keyof Part) => {
    const [least, usual, most] = cropRanges[name]
    const value = Number(fields[`crop_${name}`]?.[0] ?? usual)
    return (value >= least && value <= most ? value : usual) / 100
  }
  return { aspect, x: share('x'), y: share('y'), zoom: share('zoom') }
}

/** Keeps the input in the form of a new entry. */
function removed(data: EditorData): Submitted<EditorData> {
  const entry = { kept: undefined, version: 0, planned: noPlan, versions: [], translations: [] }
  return { refusal: entryGone('version_conflict'), data: { ...data, ...entry, trouble: 'removed' } }
}

function refused(data: EditorData, refusal: Refusal): Submitted<EditorData> {
  const { code, errors = {} } = refusal
  if (code === 'version_conflict') return { refusal, data: { ...data, trouble: 'conflict' } }
  if (code === 'unavailable') return { refusal, data: { ...data, trouble: 'busy' } }
  return { refusal, data: { ...data, errors } }
}
