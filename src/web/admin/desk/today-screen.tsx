import { useQuery } from '@tanstack/react-query'
import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import {
  applicationKinds,
  applicationPath,
  applicationsPath,
} from '../../../domain/review/application-screens.ts'
import { type PileName, piles } from '../../../domain/review/piles.ts'
import { mayDo } from '../../../domain/roles.ts'
import { Box } from '../../ui/box/box.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Tile, Tiles } from '../../ui/tiles/tiles.tsx'
import { Todo } from '../../ui/todo/todo.tsx'
import { sectionsFor } from '../sections.ts'
import { readToday, type Today } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { writeFilter } from './list-address.ts'
import { Screen } from './screen.tsx'
import { sayAge } from './times.ts'
import { Trouble } from './trouble.tsx'

/** What needs somebody now. */
export function TodayScreen() {
  const { t, staff } = useDesk()
  return (
    <Screen title={t('admin.today')} text={t('admin.welcome', { name: staff.name })}>
      {mayDo(staff.role, 'read_applications') ? <Piles /> : <OwnSections />}
    </Screen>
  )
}

/** For whom applications are none of their work. */
function OwnSections() {
  const { t, href, staff } = useDesk()
  const sections = sectionsFor(staff.role).filter(({ path }) => path !== paths.admin())
  return (
    <Box id="role" title={t('admin.yourRole', { role: t(`admin.${staff.role}`) })}>
      <p>{t(`admin.${staff.role}Tasks`)}</p>
      {sections.length > 0 && (
        <JumpChips
          label={t('desk.yourSections')}
          links={sections.map(({ path, label }) => ({ href: href(path), label: t(label) }))}
        />
      )}
    </Box>
  )
}

const names = [
  ...(Object.keys(piles) as PileName[]),
  'mails_failed',
  'messages_open',
] as const satisfies (keyof Today)[]

function Piles() {
  const { t, locale, href } = useDesk()
  const { data, error, refetch } = useQuery({ ...readToday, refetchInterval: 60_000 })
  const trouble = error && <Trouble error={error} onRetry={refetch} />
  if (!data) return trouble ?? <Skeleton label={t('desk.loading')} />
  const full = names.filter((name) => data[name].count > 0)
  if (full.length === 0) {
    return trouble ?? <Empty title={t('desk.nothing')} text={t('desk.nothingText', { name: brand.name })} />
  }
  return (
    <>
      {trouble}
      <div className="desk-tiles">
        <Tiles>
          {names.map((name) => (
            <Tile key={name} label={t(`desk.${name}`)} value={data[name].count.toLocaleString(locale)} />
          ))}
        </Tiles>
      </div>
      <div className="desk-piles">
        {full.map((name) => {
          const pile = data[name]
          return (
            <Box key={name} id={`pile-${name}`} title={t(`desk.${name}`)}>
              <Todo items={pile.items.map((item) => ({ id: item.id, ...sayItem(item) }))} />
              {'kinds' in pile && (
                <JumpChips
                  label={t('desk.listsOf', { pile: t(`desk.${name}`) })}
                  links={applicationKinds
                    .filter((kind) => pile.kinds[kind] > 0)
                    .map((kind) => ({
                      href: `${href(applicationsPath(kind))}?${writeFilter({ kind, ...piles[name as PileName] })}`,
                      label: t(`desk.pileOf_${kind}`, { count: pile.kinds[kind] }),
                    }))}
                />
              )}
            </Box>
          )
        })}
      </div>
    </>
  )

  function sayItem(item: Today[keyof Today]['items'][number]) {
    const note = sayAge(item.since, locale)
    if ('reference' in item) {
      const label = item.name || item.reference
      return { label, note: `${item.reference} · ${note}`, href: href(applicationPath(item.kind, item.id)) }
    }
    if ('recipient' in item)
      return { label: t('desk.mailTo', { to: item.recipient, subject: item.subject }), note }
    return { label: item.name, note }
  }
}
