import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { formatDate } from '../../content/format-date.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Confirmed } from '../confirmed.tsx'
import { PostForm } from '../post-form.tsx'
import { Mistakes, type Question, TypedField } from '../typed-field.tsx'

export type PasskeysData = {
  passkeys: Awaited<ReturnType<Services['staff']['listPasskeys']>>
  /** The only one is the second step that is required of its owner. */
  mustKeep: boolean
  /** A passkey that was not removed, and why. */
  failed?: { id: string; errors: FieldErrors }
}

/** Stands above the page, and leads to the field of the passkey that was not removed. */
export function NotRemoved({ t, data: { failed } }: PageContext<PasskeysData>) {
  return failed ? <Mistakes t={t} questions={[questionOf(t, failed.id)]} errors={failed.errors} /> : null
}

/** Removing a passkey requires the password, against misuse of an unattended browser. */
export function OwnPasskeys(context: PageContext<PasskeysData>) {
  const { t, locale, data } = context
  return (
    <Box id="own" title={t('account.passkeysOwn')}>
      {data.passkeys.length === 0 && <p>{t('account.passkeysNone')}</p>}
      <ul className="stack gap-5">
        {data.passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="stack gap-3">
            <span>
              {name}
              <br />
              <small>
                {t('account.passkeySince', {
                  date: formatDate(createdAt.toISOString().slice(0, 10), locale),
                })}
              </small>
            </span>
            {data.mustKeep ? (
              <p>{t('account.endNot')}</p>
            ) : (
              <RemovePasskey {...context} id={id} name={name} />
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function RemovePasskey({
  t,
  href,
  csrfToken,
  data: { failed },
  id,
  name,
}: PageContext<PasskeysData> & { id: string; name: string }) {
  const isFailed = failed?.id === id
  const errors = isFailed ? failed.errors : {}
  const question = questionOf(t, id)
  return (
    <PostForm action={href(paths.adminPasskeys())} csrfToken={csrfToken} className="stack gap-3">
      <input type="hidden" name="id" value={id} />
      <Confirmed
        label={t('account.passkeyRemove')}
        about={t('account.passkeyRemoveNamed', { name })}
        text={t('account.passkeyRemoveText')}
        yes={t('account.passkeyRemoveYes')}
        open={isFailed}
      >
        <TypedField t={t} question={question} errors={errors} />
      </Confirmed>
    </PostForm>
  )
}

const questionOf = (t: Translate, id: string): Question => ({
  name: 'password',
  id: `password-${id}`,
  label: t('account.confirmPassword'),
  type: 'password',
  autoComplete: 'current-password',
})
