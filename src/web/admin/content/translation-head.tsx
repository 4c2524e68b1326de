import { localPath } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { withQuery } from '../filters/with-query.ts'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { sayDay } from '../moment.tsx'
import { publicPath, versionPath } from './editor.ts'
import { Languages } from './languages.tsx'
import { type TranslationData, translationPath } from './translation.ts'

type Props = PageContext<TranslationData>

/** The result of the last act, the state of the translation, and its actions besides editing. */
export function TranslationHead(context: Props) {
  const { t, href, data } = context
  const { kind, id, locale, original, translation, states, result, trouble } = data
  return (
    <>
      {result && <Message live title={t(`writing.${resultWords(data)}`)} />}
      {trouble === 'conflict' && (
        <Message live tone="danger" title={t('writing.conflict')} text={t('writing.conflictText')} />
      )}
      {trouble === 'gone' && (
        <Message live tone="danger" title={t('writing.refused')} text={t('writing.gone')} />
      )}
      {translation?.isOlder && <Older {...context} from={translation.originalVersion} />}
      {translation?.status === 'published' && original.status === 'draft' && (
        <Message title={t('writing.originalDraft')} />
      )}
      <Languages
        kind={kind}
        id={id}
        title={original.title}
        states={states}
        roomy
        current={locale}
        {...{ t, href }}
      />
      {translation && <Actions {...context} translation={translation} />}
    </>
  )
}

function resultWords({ result = 'saved', original }: TranslationData) {
  if (result === 'unpublished') return 'done_translationDown'
  if (result === 'published' && original.status === 'draft') return 'done_translationWaits'
  return `done_${result}` as const
}

function Older({ t, href, csrfToken, data, from }: Props & { from: number }) {
  const { kind, id, locale, original } = data
  return (
    <Message tone="warn" title={t('writing.olderTitle')} text={t('writing.olderText')}>
      <PostForm path={translationPath(kind, id, locale)} {...{ href, csrfToken }} className="row">
        <input type="hidden" name="original_version" value={original.version} />
        <Button type="submit" name="_action" value="confirm" variant="secondary" small>
          {t('writing.confirm')}
        </Button>
        <LinkButton variant="quiet" small href={href(versionPath(kind, id, from))}>
          {t('writing.olderVersion')}
        </LinkButton>
      </PostForm>
    </Message>
  )
}

type ActionsProps = Props & { translation: NonNullable<TranslationData['translation']> }

function Actions({ t, href, absolute, csrfToken, locale: own, data, translation }: ActionsProps) {
  const { kind, id, locale, original, preview } = data
  const isShown = translation.status === 'published' && original.status === 'published'
  const previewed = preview?.path ?? withQuery(paths.adminContentPreview(), { kind, id, locale })
  return (
    <>
      <PostForm path={translationPath(kind, id, locale)} {...{ href, csrfToken }} className="row">
        {isShown ? (
          <LinkButton
            small
            variant="secondary"
            icon="arrow"
            href={localPath(locale, publicPath(kind, original.slug))}
          >
            {t('writing.see')}
          </LinkButton>
        ) : (
          <LinkButton small variant="secondary" href={previewed}>
            {t('writing.previewOpen')}
          </LinkButton>
        )}
        {translation.status === 'published' && (
          <Button type="submit" name="_action" value="unpublish" variant="secondary" small>
            {t('writing.takeDown')}
          </Button>
        )}
        <Confirmed
          label={t('writing.remove')}
          text={t('writing.removeTranslation')}
          yes={t('writing.removeYes')}
          action="remove"
        />
      </PostForm>
      {!isShown && preview && (
        <Field
          id="address"
          label={t('writing.previewAddress')}
          hint={t('writing.previewText', { date: sayDay(new Date(preview.expires_at), own) })}
        >
          {(control) => <TextInput {...control} readOnly dir="ltr" defaultValue={absolute(preview.path)} />}
        </Field>
      )}
    </>
  )
}
