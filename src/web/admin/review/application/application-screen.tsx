import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import { applicationPath, applicationsPath } from '../../../../domain/review/application-screens.ts'
import { isInside } from '../../../../domain/staff/regions.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import type { Staff } from '../../../../domain/staff/staff.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { BesideList } from '../beside/beside-list.tsx'
import { useWide } from '../beside/use-wide.ts'
import { Pending } from '../call-state.tsx'
import { CallRefused, type Reviewed, readApplication, readNeighbours } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { KeysHelp, lastOpened, useKeys } from '../keys.tsx'
import { readFilter, readLook, writeList } from '../list-address.ts'
import { Screen } from '../screen.tsx'
import { sayTime } from '../times.ts'
import { queryOf } from '../use-application-list.ts'
import { Answers } from './answers.tsx'
import { Assessments } from './assessments.tsx'
import { Decision } from './decision.tsx'
import { Duplicates } from './duplicates.tsx'
import { Documents, PendingEmail } from './facts.tsx'
import { Interview } from './interview.tsx'
import { Marks } from './marks.tsx'
import { MergedApplications } from './merged.tsx'
import { moveKeysOf } from './move-keys.ts'
import { NewLink } from './new-link.tsx'
import { RecordTimeline } from './record-timeline.tsx'
import { TeamFacts } from './team-facts.tsx'
import { Workload } from './workload.tsx'

export function ApplicationScreen({ kind }: { kind: ApplicationKind }) {
  const { id = '' } = useParams()
  // Keyed by id, so that typed text does not carry over to another application.
  return (
    <BesideList kind={kind} id={id}>
      <OneApplication key={id} id={id} kind={kind} />
    </BesideList>
  )
}

function OneApplication({ id, kind }: { id: string; kind: ApplicationKind }) {
  const { t, locale, href, staff } = useDesk()
  const queries = useQueryClient()
  const isWide = useWide()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const filter = readFilter(kind, address)
  const query = queryOf(writeList(filter, readLook(address), address.get('cursor')))
  const read = useQuery(readApplication(id))
  const { error } = read
  const isUnknown = error instanceof CallRefused && ['not_found', 'invalid_request'].includes(error.code)
  // Hides an application that is erased meanwhile.
  const data = isUnknown ? undefined : read.data
  const mayReview = data !== undefined && mayChange(staff, data)
  const { data: neighbours } = useQuery(readNeighbours(id, filter))
  const { previous, next } = neighbours ?? { previous: null, next: null }
  const open = (other: string | null) => other && navigate(applicationPath(kind, other) + query)
  useEffect(() => {
    lastOpened.id = id
    lastOpened.isBack = true
    if (next) queries.prefetchQuery(readApplication(next))
  }, [id, next, queries])
  // A key that is pressed before the neighbours are known waits for them.
  const openByKey = async (which: 'previous' | 'next') => {
    const known = await queries.ensureQueryData(readNeighbours(id, filter)).catch(() => undefined)
    if (known && lastOpened.id === id) open(known[which])
  }
  useKeys({
    next: () => openByKey('next'),
    previous: () => openByKey('previous'),
    back: () => navigate(applicationsPath(kind) + query),
    moves: () => document.querySelector<HTMLElement>('.desk-moves button')?.focus(),
    note: () => document.getElementById('note')?.focus(),
  })
  const factsOf = (of: Reviewed) =>
    t('desk.facts', {
      reference: of.reference,
      time: sayTime(of.submitted_at, locale),
      language: nameOfLocale(of.locale),
    })
  // A merged duplicate leads to the application that remained.
  if (data && data.id !== id) return <Navigate to={applicationPath(data.kind, data.id)} replace />
  if (data && data.kind !== kind) return <Navigate to={applicationPath(data.kind, id)} replace />
  return (
    <Screen
      title={data ? data.name || data.reference : t('desk.application')}
      text={data && factsOf(data)}
      crumbs={[{ label: t(`desk.title_${kind}`), href: href(applicationsPath(kind)) + query }]}
      actions={
        <div className="row gap-2">
          <KeysHelp
            acts={[
              ...(['next', 'previous', 'back', 'moves', 'note'] as const),
              ...(isWide ? (['search'] as const) : []),
              ...(mayReview
                ? ([...moveKeysOf(data?.allowed_moves ?? []), 'take_back', 'send'] as const)
                : []),
            ]}
          />
          <Button variant="secondary" small disabled={!previous} onClick={() => open(previous)}>
            {t('desk.previous')}
          </Button>
          <Button variant="secondary" small disabled={!next} onClick={() => open(next)}>
            {t('desk.next')}
          </Button>
        </div>
      }
    >
      {isUnknown ? (
        <Empty title={t('desk.unknown')} text={t('desk.unknownText')}>
          <LinkButton variant="secondary" small href={href(applicationsPath(kind)) + query}>
            {t(`desk.all_${kind}`)}
          </LinkButton>
        </Empty>
      ) : (
        <Pending query={read} />
      )}
      {data && <Sheet application={data} />}
    </Screen>
  )
}

function Sheet({ application }: { application: Reviewed }) {
  const { t, staff } = useDesk()
  const mayReview = mayChange(staff, application)
  return (
    <div className="desk-sheet">
      <div>
        {!isInside(staff, application.country) && (
          <Message title={t('desk.otherRegion')} text={t('desk.otherRegionText')} />
        )}
        <Decision application={application} mayReview={mayReview} />
        <Interview application={application} mayReview={mayReview} />
        <Duplicates application={application} mayReview={mayReview} />
      </div>
      <div className="desk-sheet__said">
        <PendingEmail application={application} />
        <Workload application={application} />
        <Answers application={application} mayReview={mayReview} />
        <TeamFacts application={application} mayReview={mayReview} />
        <Documents application={application} />
        <MergedApplications application={application} />
      </div>
      <div>
        <Assessments application={application} mayReview={mayReview} />
        <Marks application={application} mayReview={mayReview} />
        <RecordTimeline application={application} mayReview={mayReview} />
        {mayReview && <NewLink application={application} />}
      </div>
    </div>
  )
}

/** Whether to offer acts on an application; the server still judges each act. */
function mayChange(staff: Staff, { country }: { country: string | null }): boolean {
  return mayDo(staff.role, 'review_applications') && isInside(staff, country)
}
