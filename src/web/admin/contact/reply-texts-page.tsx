import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { type FormPost, fieldOf, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ReplyTextForm } from './reply-text-form.tsx'
import { type ReplyTextsData, results } from './reply-texts-data.ts'

export const replyTextsRoute = adminPage<ReplyTextsData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  section: paths.adminInbox(),
  title: ({ t }) => t('inbox.textsTitle'),
  text: ({ t }) => t('inbox.textsText', { place: '{name}' }),
  description: ({ t }) => t('inbox.textsDescription', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('inbox.title'), href: href(paths.adminInbox()) }],
  load: async (request) => done(await open(request)),
  actions: {
    async remove(post, id) {
      const removed = await post.services.contact.removeReplyText(signedIn(post), id)
      if (removed.ok) return { redirect: `${paths.adminReplyTexts()}?done=removed` }
      return { refusal: removed.refusal, data: { ...(await open(post)), result: 'gone' } }
    },
  },
  submit: save,
  Body: (context) => {
    const { t, data } = context
    const { texts, result, mayChange } = data
    return (
      <>
        {result && result !== 'gone' && <Message live title={t(`inbox.texts_${result}`)} />}
        {result === 'gone' && <Message live tone="warn" title={t('inbox.textGone')} />}
        {texts.length === 0 && <Empty title={t('inbox.textsNone')} text={t('inbox.textsNoneText')} />}
        {texts.map((text) => (
          <Box key={text.id} id={`text-${text.id}`} title={text.name}>
            <ReplyTextForm {...context} text={text} />
          </Box>
        ))}
        {mayChange && (
          <Box id="new" title={t('inbox.textNew')}>
            <ReplyTextForm {...context} />
          </Box>
        )}
      </>
    )
  },
})

async function open({ services, query, ...request }: PageRequest): Promise<ReplyTextsData> {
  return {
    texts: await services.contact.listReplyTexts(),
    mayChange: mayDo(signedIn(request).role, 'review_applications'),
    result: results.find((one) => one === query.done),
    errors: {},
  }
}

async function save(post: FormPost): Promise<Submitted<ReplyTextsData>> {
  const [id, locale, name] = [fieldOf(post, 'id'), fieldOf(post, 'locale'), fieldOf(post, 'name')]
  const typed = { id, locale, name, text: fieldOf(post, 'text') }
  const saved = await post.services.contact.saveReplyText(signedIn(post), typed)
  if (saved.ok) return { redirect: `${paths.adminReplyTexts()}?done=saved` }
  const { refusal } = saved
  const isGone = refusal.code === 'not_found'
  const shown = { typed: isGone ? { ...typed, id: '' } : typed, errors: refusal.errors ?? {} }
  return { refusal, data: { ...(await open(post)), ...shown, result: isGone ? 'gone' : undefined } }
}
