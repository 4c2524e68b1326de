import { draftPath } from '../../domain/applicants/applicant-paths.ts'
import { paths } from '../../domain/paths.ts'
import { done } from '../../domain/refusals.ts'
import { mailedQuestion } from '../shell/mailed-question.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'

/** The target of a mail, for people who do not want what was entered for them. */
export const notMeRoute = mailedQuestion<{ formHref: string }>({
  path: paths.notMe(),
  title: 'entered.refuseTitle',
  description: 'entered.refuseDescription',
  done: { documentTitle: 'entered.refuseTitle', title: 'entered.refusedTitle', text: 'entered.refusedText' },
  dead: ({ t }) => <p>{t('entered.dead')}</p>,
  lede: ({ t }) => t('entered.refuseSure'),
  buttons: ({ t }, { formHref }) => (
    <>
      <Button type="submit" variant="danger">
        {t('entered.refuseYes')}
      </Button>
      <LinkButton variant="secondary" href={formHref}>
        {t('entered.refuseNo')}
      </LinkButton>
    </>
  ),
  tokenIn: ({ draft }) => draft,
  read: async ({ services, locale }, token) => {
    const found = await services.applicants.readDraft(token)
    return found.ok ? done({ formHref: draftPath(found.value.form, locale, token) }) : found
  },
  confirm: ({ services }, token) => services.applicants.dropDraft(token),
})
