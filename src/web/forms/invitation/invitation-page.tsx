import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { type Page, type PageContext, route } from '../../page.ts'
import { pageTitle } from '../../pages/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { AnswerForms } from './answer-forms.tsx'
import { type Asked, answerInvitation, openInvitation } from './opened-invitation.ts'
import { RequestInWords } from './request-in-words.tsx'

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
        <RequestInWords {...context} />
        <aside className="sticky" aria-labelledby="answer">
          <AnswerForms {...context} />
        </aside>
      </Band>
    </>
  )
}

function Declined({ t, href, registry, data }: PageContext<Asked>) {
  return (
    <>
      <PageHead
        title={t('invitation.saidDeclined')}
        lede={t('invitation.saidDeclinedText', { hospital: data.request.hospital })}
      />
      <Band inner="stack gap-5">
        <WriteTo says={t('invitation.changedMind')} email={registry.coordinator_email} />
        <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
      </Band>
    </>
  )
}

function Over({ t, href, registry }: PageContext<Asked | undefined>) {
  return (
    <>
      <PageHead title={t('invitation.deadTitle')} lede={t('invitation.dead')} />
      <Band inner="stack gap-5">
        <WriteTo says={t('invitation.deadAsk')} email={registry.coordinator_email} />
        <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
      </Band>
    </>
  )
}

function WriteTo({ says, email }: { says: string; email: string }) {
  return (
    <p>
      {says} <a href={`mailto:${email}`}>{email}</a>
    </p>
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
