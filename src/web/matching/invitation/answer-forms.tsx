import type { ReactNode } from 'react'
import { longestWords, notNowReasons } from '../../../domain/matching/answer-words.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Radio } from '../../ui/checkbox/checkbox.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { Reveal } from '../../ui/form/form.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import type { Asked } from './opened-invitation.ts'
import { WriteToUs } from './write-to-us.tsx'

/** Yes is one press, since it promises nothing and can be taken back here; no asks for its reason first. */
export function AnswerForms(context: PageContext<Asked>) {
  const { t, data } = context
  if (data.answer) {
    return (
      <Reveal>
        <h2 className="h4" id="answer">
          {t('invitation.next')}
        </h2>
        <p>{t('invitation.nextShortlist')}</p>
        <p>{t('invitation.nextMail')}</p>
        {data.mayDecline ? (
          <NotNow {...context} label={t('invitation.changed')} />
        ) : (
          <WriteToUs {...context} about={t('invitation.changedMind')} />
        )}
      </Reveal>
    )
  }
  return (
    <Reveal>
      <h2 className="h4" id="answer">
        {t('invitation.answer')}
      </h2>
      <p>{t('invitation.noPromise')}</p>
      <AnswerForm {...context}>
        <Button type="submit" name="answer" value="interested" variant="go" block>
          {t('invitation.interested')}
        </Button>
      </AnswerForm>
      <NotNow {...context} label={t('invitation.notNow')} />
    </Reveal>
  )
}

export function errorIn(t: Translate, errors: FieldErrors, name: string): string | undefined {
  const code = errors[name]
  return code && t(`forms.${code}`, { min: 0, max: longestWords })
}

/** Opens without a script, and stands open when it comes back with something wrong. */
function NotNow({ label, ...context }: PageContext<Asked> & { label: string }) {
  const { t, data } = context
  const { given, errors } = data
  return (
    <details className="prose" open={Object.keys(errors).length > 0}>
      <summary className="btn btn--secondary btn--block">{label}</summary>
      <AnswerForm {...context}>
        <FieldGroup id="reason" label={t('invitation.reason')} error={errorIn(t, errors, 'reason')} radios>
          <div>
            {notNowReasons.map((reason) => (
              <Radio key={reason} name="reason" value={reason} defaultChecked={given.reason === reason}>
                {t(`invitation.reason_${reason}`)}
              </Radio>
            ))}
          </div>
        </FieldGroup>
        <Field
          id="words"
          label={t('invitation.words')}
          optional={t('forms.optional')}
          hint={t('invitation.wordsHint')}
          error={errorIn(t, errors, 'words')}
        >
          {(control) => <TextArea {...control} name="words" rows={3} defaultValue={given.words} />}
        </Field>
        <Button type="submit" name="answer" value="declined">
          {t('invitation.send')}
        </Button>
      </AnswerForm>
    </details>
  )
}

function AnswerForm({ href, csrfToken, data, children }: PageContext<Asked> & { children: ReactNode }) {
  return (
    <form method="post" action={href(paths.invitation())} className="stack gap-5" noValidate>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="k" value={data.token} />
      {children}
    </form>
  )
}
