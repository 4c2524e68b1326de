import { localPath } from '../../../../domain/messages/locales.ts'
import { withFacts } from '../../../../domain/messages/wording-of.ts'
import { paths } from '../../../../domain/paths.ts'
import { kindOfTerms } from '../../../../domain/privacy/terms-pages.ts'
import type { PageContext } from '../../../page.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Confirmed } from '../../forms/confirmed.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { sayDay, sayMoment } from '../../moment.tsx'
import { comparePagePath, editPagePath, type PageEditorData, pageVersionPath } from './page-form-data.ts'
import { PageInLanguages } from './page-languages.tsx'
import { PageText } from './page-text-view.tsx'
import { sayState } from './say-state.ts'
import { stateLooks } from './state-looks.ts'

type Props = PageContext<PageEditorData>

export function PageNotices(context: Props) {
  const { t, href, csrfToken, data } = context
  const { kept, result, trouble } = data
  const { page, locale } = kept
  return (
    <>
      {result && <Message live title={t(`pageTexts.done_${result}`)} />}
      {trouble === 'conflict' && (
        <Message live tone="danger" title={t('writing.conflict')} text={t('writing.conflictText')} />
      )}
      {trouble === 'gone' && (
        <Message live tone="danger" title={t('writing.refused')} text={t('writing.gone')} />
      )}
      {kept.seenDelivered && (
        <Message tone="warn" title={t('pageTexts.newerTitle')} text={t('pageTexts.newerText')}>
          <LinkButton small variant="secondary" href={href(comparePagePath(page, locale))}>
            {t('pageTexts.compare')}
          </LinkButton>
        </Message>
      )}
      {kindOfTerms(page) && locale === 'en' && (
        <Message tone="warn" title={t('pageTexts.termsTitle')} text={t('pageTexts.termsText')} />
      )}
      {locale !== 'en' && kept.state === 'delivered' && kept.isEnglishOwn && !data.fromEnglish && (
        <Message title={t('pageTexts.begunDelivered')} text={t('pageTexts.begunDeliveredText')} />
      )}
      {kept.isOlder && (
        <Message tone="warn" title={t('writing.olderTitle')} text={t('writing.olderText')}>
          <PostForm path={editPagePath(page, locale)} {...{ href, csrfToken }} className="row">
            <input type="hidden" name="original_version" value={kept.originalVersion} />
            <Button type="submit" name="_action" value="confirm" variant="secondary" small>
              {t('writing.confirm')}
            </Button>
          </PostForm>
        </Message>
      )}
    </>
  )
}

export function PageAside(context: Props) {
  const { t, href, registry, data } = context
  const { kept } = data
  const { page, locale, state, states, text } = kept
  const isShown = state === 'published' || state === 'changed'
  return (
    <aside className="stack gap-5">
      <p>
        <Badge {...stateLooks[state]}>{sayState(t, kept, context.locale)}</Badge>
      </p>
      <div className="row">
        <LinkButton small variant="secondary" icon="arrow" href={localPath(locale, kept.path)}>
          {t('pageTexts.see')}
        </LinkButton>
        {state !== 'delivered' && state !== 'published' && (
          <LinkButton small variant="secondary" href={localPath(locale, paths.pagePreview(page))}>
            {t('writing.previewOpen')}
          </LinkButton>
        )}
      </div>
      {state !== 'delivered' && <Acts {...context} isShown={isShown} />}
      {locale !== 'en' && state === 'delivered' && kept.isEnglishOwn && <Beginning {...context} />}
      <Box id="languages" title={t('writing.languages')}>
        <PageInLanguages
          page={page}
          title={withFacts(text.title, locale, registry)}
          states={states}
          current={locale}
          roomy
          {...{ t, href }}
        />
      </Box>
      <Preview {...context} />
      <Versions {...context} />
      {locale !== 'en' && (
        <Box id="original" title={t('pageTexts.original')}>
          <details>
            <summary>{withFacts(kept.original.title, 'en', registry)}</summary>
            <div lang="en" dir="ltr">
              <PageText text={kept.original} t={t} />
            </div>
          </details>
        </Box>
      )}
    </aside>
  )
}

function Acts({ t, href, csrfToken, data: { kept }, isShown }: Props & { isShown: boolean }) {
  const { page, locale, version } = kept
  const isTerms = kindOfTerms(page) !== undefined && locale === 'en'
  const text = t(locale === 'en' ? 'pageTexts.toDeliveredText' : 'pageTexts.toDeliveredEnglish')
  return (
    <PostForm path={editPagePath(page, locale)} {...{ href, csrfToken }} className="stack gap-3">
      <input type="hidden" name="version" value={version} />
      {isShown && isTerms && (
        <Confirmed
          label={t('pageTexts.takeDown')}
          text={t('pageTexts.takeDownTerms')}
          yes={t('pageTexts.takeDownYes')}
          action="takeDown"
          variant="primary"
        />
      )}
      {isShown && !isTerms && (
        <div>
          <Button type="submit" name="_action" value="takeDown" variant="secondary" small>
            {t('pageTexts.takeDown')}
          </Button>
        </div>
      )}
      <Confirmed
        label={t('pageTexts.toDelivered')}
        text={text}
        yes={t('pageTexts.toDeliveredYes')}
        action="deliver"
        variant="primary"
      />
    </PostForm>
  )
}

function Beginning({ t, href, data: { kept, fromEnglish } }: Props) {
  const { page, locale } = kept
  const from: Record<string, string> = fromEnglish ? {} : { from: 'english' }
  return (
    <LinkButton small variant="secondary" href={href(editPagePath(page, locale, from))}>
      {t(fromEnglish ? 'pageTexts.startDelivered' : 'pageTexts.startEnglish')}
    </LinkButton>
  )
}

function Preview({ t, absolute, locale, data: { preview, kept } }: Props) {
  if (!preview || kept.state === 'published') return null
  return (
    <Box id="preview" title={t('writing.previewTitle')}>
      <p className="sm">{t('writing.previewText', { date: sayDay(new Date(preview.expires_at), locale) })}</p>
      <Field id="address" label={t('writing.previewAddress')}>
        {(control) => <TextInput {...control} readOnly dir="ltr" defaultValue={absolute(preview.path)} />}
      </Field>
    </Box>
  )
}

function Versions({ t, href, locale: own, data: { kept } }: Props) {
  const { page, locale, versions } = kept
  if (versions.length === 0) return null
  return (
    <Box id="versions" title={t('writing.versionsTitle')}>
      <ul className="versions">
        {versions.map(({ version, saved_by, saved_at, was_published, is_delivered }) => (
          <li key={version}>
            <a href={href(pageVersionPath(page, locale, { version: String(version) }))}>
              {t('writing.version', { version })}
            </a>
            <p className="sm muted">
              {[
                saved_by,
                sayMoment(new Date(saved_at), own),
                was_published && t('writing.wasPublished'),
                is_delivered && t('pageTexts.deliveredVersion'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Box>
  )
}
