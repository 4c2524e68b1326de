import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { type Page, type PageContext, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { AnswerForms, errorIn } from './answer-forms.tsx'
import { type Asked, answerInvitation, openInvitation } from './opened-invitation.ts'
import { RequestInWords } from './request-in-words.tsx'
import { WriteToUs } from './write-to-us.tsx'

/** Where the mail leads that asks an expert about a request. Opening it changes nothing: mail programs open links, too. */
const invitationPage: Page<Asked | undefined> = {
  title: ({ t, data }) => pageTitle(t, t('invitation.title'), data?.errors),
  description: ({ t }) => t('invitation.description', { name: brand.name }),
  Body: (context) => {
    const { data } = context
    if (!data) return <Over {...context} />
    if (data.answer === 'declined') return <Declined {...context} data={data} />
    return <Question {...context} data={data} />
  },
}

function Question(context: PageContext<Asked>) {
  const { t, data } = context
  const { hospital, city, country } = data.request
  return (
    <>
      {data.answer ? (
        <PageHead
          title={t('invitation.saidInterested')}
          lede={t('invitation.saidInterestedText', { hospital })}
        />
      ) : (
        <PageHead
          title={t('invitation.question', { hospital })}
          lede={t('invitation.lede', { city, country, day: data.lastDay })}
        />
      )}
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

/** At the top, where the page begins again; what is wrong stands at its question, too. */
function Trouble({ t, data: { errors, isTooLate } }: PageContext<Asked>) {
  if (isTooLate) {
    return <Message live tone="warn" title={t('invitation.tooLateTitle')} text={t('invitation.tooLate')} />
  }
  const items = (['reason', 'words'] as const).flatMap((name) => {
    const error = errorIn(t, errors, name)
    return error ? [{ href: `#${name}`, text: `${t(`invitation.${name}`)}: ${error}` }] : []
  })
  return items.length > 0 && <ErrorSummary title={t('invitation.notSent')} items={items} />
}

function Declined(context: PageContext<Asked>) {
  const { t, href, data } = context
  return (
    <>
      <PageHead
        title={t('invitation.saidDeclined')}
        lede={t('invitation.saidDeclinedText', { hospital: data.request.hospital })}
      />
      <Band inner="stack gap-5">
        <WriteToUs {...context} about={t('invitation.changedMind')} />
        <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
      </Band>
    </>
  )
}

function Over(context: PageContext<Asked | undefined>) {
  const { t, href } = context
  return (
    <>
      <PageHead title={t('invitation.deadTitle')} lede={t('invitation.dead')} />
      <Band inner="stack gap-5">
        <WriteToUs {...context} about={t('invitation.deadAsk')} />
        <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
      </Band>
    </>
  )
}

export const invitationRoute = route<Asked | undefined>({
  access: 'public',
  page: invitationPage,
  styles: ['forms'],
  limit: 'write',
  load: async (request) => done(await openInvitation(request, request.query.k)),
  submit: answerInvitation,
})
