import { addressOf } from '../../../domain/content/picture.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { sayDay } from '../moment.tsx'
import { type EditorData, previewPath, publicPath, versionFacts, versionPath } from './editor.ts'
import { StatusBadge } from './entries.tsx'
import { Languages } from './languages.tsx'

type Props = PageContext<EditorData>

export function EditorNotices({ t, data: { result, trouble, kept } }: Props) {
  return (
    <>
      {result && <Message live title={t(`writing.done_${result}`)} />}
      {trouble === 'conflict' && (
        <Message live tone="danger" title={t('writing.conflict')} text={t('writing.conflictText')} />
      )}
      {trouble === 'removed' && (
        <Message live tone="danger" title={t('writing.removedTitle')} text={t('writing.removedText')} />
      )}
      {(trouble === 'draftKept' || trouble === 'planRefused') && (
        <Message live tone="warn" title={t(`writing.${trouble}`)} />
      )}
      {trouble === 'busy' && <Message live tone="warn" title={t('writing.busy')} />}
      {kept?.is_sample && <Message title={t('writing.sampleNote')} />}
    </>
  )
}

export function EditorAside({ t, href, absolute, locale, data }: Props) {
  const { kind, kept, preview, versions, translations } = data
  if (!kept) return null
  const { status, slug, picture, consent_recorded_by: name, consent_recorded_at: date } = kept
  const isPublished = status === 'published'
  return (
    <aside className="stack gap-5">
      <p>
        <StatusBadge status={status} t={t} />
      </p>
      {name && date && (
        <p className="sm">{t('writing.consentBy', { name, date: sayDay(new Date(date), locale) })}</p>
      )}
      {picture && (
        <div className="editor-picture">
          <img src={addressOf(picture)} alt={picture.alt} width={picture.width} height={picture.height} />
        </div>
      )}
      {isPublished && (
        <LinkButton small variant="secondary" icon="arrow" href={href(publicPath(kind, slug))}>
          {t('writing.see')}
        </LinkButton>
      )}
      {!isPublished && kind !== 'story' && (
        <LinkButton small variant="secondary" href={href(previewPath(kind, kept.id))}>
          {t('writing.previewOpen')}
        </LinkButton>
      )}
      {!isPublished && preview && (
        <Box id="preview" title={t('writing.previewTitle')}>
          <p className="sm">
            {t('writing.previewText', { date: sayDay(new Date(preview.expires_at), locale) })}
          </p>
          <Field id="address" label={t('writing.previewAddress')}>
            {(control) => <TextInput {...control} readOnly dir="ltr" defaultValue={absolute(preview.path)} />}
          </Field>
          <LinkButton small variant="secondary" href={href(preview.path)}>
            {t('writing.previewOpen')}
          </LinkButton>
        </Box>
      )}
      <Box id="languages" title={t('writing.languages')}>
        <Languages kind={kind} id={kept.id} title={kept.title} states={translations} roomy {...{ t, href }} />
      </Box>
      {versions.length > 0 && (
        <Box id="versions" title={t('writing.versionsTitle')}>
          <ul className="versions">
            {versions.map((saved) => (
              <li key={saved.version}>
                <a href={href(versionPath(kind, kept.id, saved.version))}>{t('writing.version', saved)}</a>
                <p className="sm muted">{versionFacts(saved, { t, locale })}</p>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </aside>
  )
}
