import type { ReactNode } from 'react'
import { notNowReasons } from '../../../domain/matching/not-now-reasons.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Radio } from '../../ui/checkbox/checkbox.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import type { Asked } from './opened-invitation.ts'

/** Yes is one press, since it promises nothing and can be taken back here; no asks for its reason first. */
export function AnswerForms(context: PageContext<Asked>) {
  const { t, data } = context
  if (data.answer) {
    return (
      <Callout id="answer" title={t('invitation.next')}>
        <p>{t('invitation.nextShortlist')}</p>
        <p>{t('invitation.nextMail')}</p>
        {data.mayDecline && <NotNow {...context} label={t('invitation.changed')} />}
      </Callout>
    )
  }
  return (
    <Callout id="answer" title={t('invitation.answer')}>
      <p>{t('invitation.noPromise')}</p>
      <AnswerForm {...context}>
        <Button type="submit" name="answer" value="interested" variant="go" block>
          {t('invitation.interested')}
        </Button>
      </AnswerForm>
      <NotNow {...context} label={t('invitation.notNow')} />
    </Callout>
  )
}

/** Opens without a script, and stands open when it comes back with something wrong. */
function NotNow({ label, ...context }: PageContext<Asked> & { label: string }) {
  const { t, data } = context
  const { given, errors } = data
  const wrong = (name: string) => {
    const code = errors[name]
    return code && t(`forms.${code}`, { min: 0, max: 2000 })
  }
  return (
    <details open={Object.keys(errors).length > 0}>
      <summary className="btn btn--secondary btn--block">{label}</summary>
      <AnswerForm {...context}>
        <FieldGroup id="reason" label={t('invitation.reason')} error={wrong('reason')} radios>
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
          label={t('invitation.ownWords')}
          optional={t('forms.optional')}
          hint={t('invitation.ownWordsHint')}
          error={wrong('words')}
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
