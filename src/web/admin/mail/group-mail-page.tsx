import { paths } from '../../../domain/paths.ts'
import { applicationsPath } from '../../../domain/review/application-screens.ts'
import { mostInGroup } from '../../../domain/review/group-mail.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { writeFilter } from '../review/list-address.ts'
import { GroupFacts } from './group-facts.tsx'
import { groupMailActions, sendGroup } from './group-mail-actions.ts'
import { addressOf, type GroupMailData, openGroupMail } from './group-mail-data.ts'
import { GroupMailForm } from './group-mail-form.tsx'
import { MailWords } from './mail-preview.tsx'

export const groupMailRoute = adminPage<GroupMailData>({
  access: 'review_applications',
  title: ({ t, data }) => t(`groupMail.title_${data.filter.kind}`),
  description: ({ t }) => t('groupMail.description', { name: t('languages.name') }),
  crumbs: (context) => [
    { label: context.t(`desk.title_${context.data.filter.kind}`), href: listOf(context) },
  ],
  load: openGroupMail,
  actions: groupMailActions,
  submit: sendGroup,
  Body: (context) => {
    const { t, data } = context
    const { group, result, preview } = data
    const canSend = group.count > 0 && !group.isTooLarge
    return (
      <>
        <Result {...context} />
        <GroupFacts {...context} />
        {group.isTooLarge && (
          <Message
            tone="warn"
            title={t('groupMail.tooLarge')}
            text={t('groupMail.tooLargeText', { most: mostInGroup })}
          />
        )}
        {canSend && result !== 'sent' && <GroupMailForm {...context} />}
        {preview && (
          <Box id="preview" title={t('groupMail.previewed')}>
            <MailWords t={t} mail={preview} />
          </Box>
        )}
        <div>
          <LinkButton variant="quiet" href={listOf(context)}>
            {t('groupMail.back')}
          </LinkButton>
        </div>
      </>
    )
  },
})

function listOf({ href, data: { filter } }: PageContext<GroupMailData>): string {
  const address = writeFilter(filter).toString()
  return href(applicationsPath(filter.kind)) + (address && `?${address}`)
}

/** The result of sending; the form that takes the mails back keeps their text. */
function Result(context: PageContext<GroupMailData>) {
  const { t, data } = context
  const { result, mails = 0, words, batchId, filter, holdMinutes } = data
  switch (result) {
    case 'sent':
      return (
        <Message live title={t('groupMail.sent', { count: mails })}>
          <p>{t('groupMail.sentText')}</p>
          {holdMinutes >= 1 && <p>{t('groupMail.sendText', { count: holdMinutes })}</p>}
          <PostForm {...context} path={`${paths.adminGroupMail()}?${addressOf(filter)}`}>
            <input type="hidden" name="batch" value={batchId} />
            <input type="hidden" name="subject" value={words.subject} />
            <input type="hidden" name="text" value={words.text} />
            <Button type="submit" name="_action" value="undo" variant="secondary">
              {t('groupMail.undo')}
            </Button>
          </PostForm>
        </Message>
      )
    case 'undone':
      return <Message live title={t('groupMail.undone', { count: mails })} text={t('groupMail.undoneText')} />
    case 'tested':
      return <Message live title={t('groupMail.tested', { email: signedIn(context).email })} />
    case 'changed':
      return <Message live tone="warn" title={t('groupMail.changed')} text={t('groupMail.changedText')} />
    case 'tooLate':
    case 'tooManyTests':
      return <Message live tone="warn" title={t(`groupMail.${result}`)} />
    default:
      return null
  }
}
