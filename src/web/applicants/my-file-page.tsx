import { filePath } from '../../domain/applicants/applicant-paths.ts'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { DrawnFile } from '../../domain/uploads/drawn-page.ts'
import { type Page, type PageRequest, route } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Message } from '../ui/message/message.tsx'
import { PageHead } from '../ui/page-head/page-head.tsx'
import { DrawnPages } from '../uploads/drawn-pages.tsx'

type Data = { kind: EditSession['kind']; key: string; field: string; file?: DrawnFile }

/** A file of one's own application, page by page, for browsers without JavaScript. */
const ownFilePage: Page<Data> = {
  title: ({ t, data }) => pageTitle(t, nameOf(data, t)),
  description: ({ t }) => t('filePages.title'),
  isListed: () => false,
  Body: ({ t, data }) => {
    const { file } = data
    const label = nameOf(data, t)
    return (
      <>
        <PageHead title={label} />
        <Band inner="stack gap-5">
          <div>
            <LinkButton variant="secondary" href={filePath(data.kind, data.key)}>
              {t('filePages.download')}
            </LinkButton>
          </div>
          {file ? (
            <div className="file-pages file-pages--whole stack gap-3">
              <DrawnPages file={file} label={label} t={t} />
            </div>
          ) : (
            <Message tone="warn" title={t('filePages.notDrawn')} />
          )}
        </Band>
      </>
    )
  },
}

/** Files without a question were handed in later. */
function nameOf({ kind, field }: Data, t: Translate): string {
  const form = applicationForms[kind]
  return Object.hasOwn(form.fields, field) ? labelOf(form, field, t) : t('filePages.title')
}

export const ownFileRoute = route<Data>({
  access: 'edit_session',
  page: ownFilePage,
  styles: ['base', 'forms'],
  readLimit: 'filePage',
  load: loadFile,
})

async function loadFile({ services, sessionToken, params }: PageRequest): Promise<Outcome<Data>> {
  const { key = '' } = params
  const session = sessionToken && (await services.applicants.resumeEditSession(sessionToken))
  if (!session) return refuse('no_session')
  const field = await services.applicants.findFieldOfFile(session, key)
  if (!field.ok) return field
  const found = { kind: session.kind, key, field: field.value }
  const viewed = await services.applicants.viewOwnFile(session, { key, caller: session.applicationId })
  if (viewed.ok) return done({ ...found, file: viewed.value })
  return viewed.refusal.code === 'not_drawn' ? done(found) : viewed
}
