import { useSearchParams } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { type Scope, scopes } from '../../../../domain/review/piles.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import { Box } from '../../../ui/box/box.tsx'
import { JumpChips } from '../../../ui/filter-chips/filter-chips.tsx'
import { sectionsFor } from '../../sections.ts'
import { useDesk } from '../desk-context.ts'
import { KeysHelp, step, useKeys } from '../keys.tsx'
import { Screen } from '../screen.tsx'
import { Drafts } from './drafts.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Piles } from './piles.tsx'

/** The first screen of the day: what waits, the oldest first, with the act that it waits for. */
export function TodayScreen() {
  const { t, href, staff } = useDesk()
  const [address] = useSearchParams()
  const whose: Scope = address.get('whose') === 'mine' ? 'mine' : 'all'
  const reads = mayDo(staff.role, 'read_applications')
  const links = () => [...document.querySelectorAll<HTMLElement>('.todo li > a')]
  useKeys({ next: () => step(links(), 1), previous: () => step(links(), -1) })
  return (
    <Screen
      title={t('admin.today')}
      text={t('admin.welcome', { name: staff.name })}
      actions={
        reads && (
          <div className="row gap-2">
            <KeysHelp acts={['next', 'previous', 'open']} />
            <JumpChips
              label={t('desk.whose')}
              links={scopes.map((scope) => ({
                href: href(paths.admin()) + (scope === 'all' ? '' : `?whose=${scope}`),
                label: t(`desk.whose_${scope}`),
                current: scope === whose,
              }))}
            />
          </div>
        )
      }
    >
      {mayDo(staff.role, 'administer') && <FirstSteps />}
      {reads ? <Piles whose={whose} /> : <OwnSections />}
      {mayDo(staff.role, 'edit_content') && <Drafts />}
    </Screen>
  )
}

/** The sections of roles without access to applications. */
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
