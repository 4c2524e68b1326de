import type { ReactNode } from 'react'
import { longestWords, notNowReasons } from '../../../domain/matching/not-now-reasons.ts'
import { labelled } from '../../../domain/messages/joined.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { type Page, type PageContext, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Radio } from '../../ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { Reveal } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { type Asked, answerInvitation, openInvitation } from './opened-invitation.ts'
import { RequestInWords } from './request-in-words.tsx'
import { WriteToUs } from './write-to-us.tsx'

/** The target of an invitation's mail. Opening it changes nothing, since mail programs open links, too. */
const invitationPage: Page<Asked | undefined> = {
  title: ({ t, data }) => pageTitle(t, t('invitation.title'), data?.errors),
  description: ({ t }) => t('invitation.description', { name: t('languages.name') }),
  Body: (context) => {
    const { t, data } = context
    if (!data) {
      const words = { title: t('invitation.deadTitle'), lede: t('invitation.dead') }
      return (
        <Ending {...context} {...words} about={t('invitation.deadAsk')}>
          <p>
            {t('invitation.deadLink')} <a href={context.href(paths.myLink())}>{t('myLink.title')}</a>
          </p>
        </Ending>
      )
    }
    if (data.isRefused) {
      const { hospital } = data.request
      const words = { title: t('invitation.refused'), lede: t('invitation.refusedText', { hospital }) }
      return <Ending {...context} {...words} about={t('invitation.changedMind')} />
    }
    if (data.isClosed) {
      const { hospital } = data.request
      const words = { title: t('invitation.closed'), lede: t('invitation.closedText', { hospital }) }
      return <Ending {...context} {...words} about={t('invitation.changedMind')} />
    }
    if (data.answer !== 'declined') return <Question {...context} data={data} />
    const { hospital } = data.request
    const words = {
      title: t('invitation.saidDeclined'),
      lede: t('invitation.saidDeclinedText', { hospital }),
    }
    return <Ending {...context} {...words} about={t('invitation.changedMind')} />
  },
}

function Question(context: PageContext<Asked>) {
  const { t, data } = context
  const { hospital, city, country } = data.request
  const head = data.answer
    ? { title: t('invitation.saidInterested'), lede: t('invitation.saidInterestedText', { hospital }) }
    : {
        title: t('invitation.question', { hospital }),
        lede: t('invitation.lede', { city, country, day: data.lastDay }),
      }
  return (
    <>
      <PageHead {...head} />
      <Band inner="split aside-wide">
        <div className="stack gap-7">
          <Trouble {...context} />
          <RequestInWords {...context} />
        </div>
        <aside className="sticky" aria-labelledby="answer">
          <AnswerForms {...context} />
        </aside>
      </Band>
    </>
  )
}

/** The errors at the top of the page; each is also shown at its question. */
function Trouble({ t, data: { errors, isTooLate } }: PageContext<Asked>) {
  if (isTooLate) {
    return <Message live tone="warn" title={t('invitation.tooLateTitle')} text={t('invitation.tooLate')} />
  }
  const items = (['reason', 'words'] as const).flatMap((name) => {
    const error = errorIn(t, errors, name)
    return error ? [{ href: `#${name}`, text: labelled(t(`invitation.${name}`), error, t.locale) }] : []
  })
  return items.length > 0 && <ErrorSummary title={t('invitation.notSent')} items={items} />
}

type EndingProps = PageContext<unknown> & { title: string; lede: string; about: string; children?: ReactNode }

function Ending({ title, lede, children, ...context }: EndingProps) {
  return (
    <>
      <PageHead title={title} lede={lede} />
      <Band inner="stack gap-5">
        {children}
        <WriteToUs {...context} />
        <LinkButton href={context.href(paths.home())}>{context.t('forms.goHome')}</LinkButton>
      </Band>
    </>
  )
}

export const invitationRoute = route<Asked | undefined>({
  access: 'public',
  page: invitationPage,
  styles: ['base', 'forms'],
  limit: 'write',
  load: async (request) => done(await openInvitation(request, request.query.k)),
  submit: answerInvitation,
})

/** Yes is one press, since it promises nothing and can be taken back here; no asks for its reason first. */
function AnswerForms(context: PageContext<Asked>) {
  const { t, data } = context
  const title = (
    <h2 className="h4" id="answer">
      {t(data.answer ? 'invitation.next' : 'invitation.answer')}
    </h2>
  )
  if (data.answer) {
    return (
      <Reveal>
        {title}
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
      {title}
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

function errorIn(t: Translate, errors: FieldErrors, name: string): string | undefined {
  const code = errors[name]
  return code && t(`forms.${code}`, { min: 0, max: longestWords })
}

/** The form of 'not now': opens without a script, and is open if it comes back with errors. */
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
