import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../../domain/paths.ts'
import { Box } from '../../../ui/box/box.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { JumpChips } from '../../../ui/filter-chips/filter-chips.tsx'
import { Todo } from '../../../ui/todo/todo.tsx'
import { withQuery } from '../../filters/with-query.ts'
import { Pending } from '../call-state.tsx'
import { useDesk } from '../desk-context.ts'
import { sayAge } from '../times.ts'
import { readDrafts } from './today-calls.ts'

/** What editors have written and not published. */
export function Drafts() {
  const { t, locale, href } = useDesk()
  const drafts = useQuery({ ...readDrafts, refetchInterval: 60_000 })
  const { data } = drafts
  if (!data) return <Pending query={drafts} />
  if (data.count === 0) return null
  const items = data.items.map(({ id, kind, title, since }) => {
    const open = href(withQuery(paths.adminContentEdit(), { kind, id }))
    return {
      id,
      label: title,
      href: open,
      note: `${t(`desk.draft_${kind}`)} · ${sayAge(since, locale)}`,
      act: (
        <LinkButton small variant="secondary" href={open}>
          {t('desk.do_edit')}
          <span className="vh"> {title}</span>
        </LinkButton>
      ),
    }
  })
  return (
    <Box id="pile-drafts" title={t('desk.drafts', { count: data.count })}>
      <Todo items={items} />
      <JumpChips
        label={t('desk.listsOf', { pile: t('desk.drafts', { count: data.count }) })}
        links={[{ href: href(paths.adminContent()), label: t('desk.all_drafts') }]}
      />
    </Box>
  )
}
