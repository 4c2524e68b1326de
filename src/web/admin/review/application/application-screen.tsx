import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { applicationPath, applicationsPath } from '../../../../domain/review/application-screens.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { CallRefused, type Reviewed, readApplication, readNeighbours } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useKeys } from '../keys.ts'
import { KeysButton, KeysDialog } from '../keys-dialog.tsx'
import { lastOpened } from '../last-opened.ts'
import { readFilter, writeFilter } from '../list-address.ts'
import { Screen } from '../screen.tsx'
import { sayTime } from '../times.ts'
import { Trouble } from '../trouble.tsx'
import { Answers } from './answers.tsx'
import { Decision } from './decision.tsx'
import { Documents } from './documents.tsx'
import { Duplicates } from './duplicates.tsx'
import { History } from './history.tsx'
import { Marks } from './marks.tsx'
import { NewLink } from './new-link.tsx'
import { Notes } from './notes.tsx'

/** One application: what it says, and what can be done with it. */
export function ApplicationScreen({ kind }: { kind: ApplicationKind }) {
  const { id = '' } = useParams()
  // Keyed by id, so that typed text does not carry over to another application.
  return <OneApplication key={id} id={id} kind={kind} />
}

function OneApplication({ id, kind }: { id: string; kind: ApplicationKind }) {
  const { t, locale, href } = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const filter = readFilter(kind, address)
  const search = writeFilter(filter).toString()
  const query = search && `?${search}`
  const { data: read, error, refetch } = useQuery(readApplication(id))
  const isUnknown = error instanceof CallRefused && ['not_found', 'invalid_request'].includes(error.code)
  // Hides an application that is erased meanwhile.
  const data = isUnknown ? undefined : read
  const { data: neighbours } = useQuery(readNeighbours(id, filter))
  const [isKeysOpen, setKeysOpen] = useState(false)
  const { previous, next } = neighbours ?? { previous: null, next: null }
  const open = (other: string | null) => other && navigate(applicationPath(kind, other) + query)
  useEffect(() => {
    lastOpened.id = id
    lastOpened.isBack = true
    if (next) queries.prefetchQuery(readApplication(next))
  }, [id, next, queries])
  useKeys({
    j: () => open(next),
    k: () => open(previous),
    u: () => navigate(applicationsPath(kind) + query),
    m: () => document.querySelector<HTMLElement>('.desk-moves button')?.focus(),
    n: () => document.getElementById('note')?.focus(),
    '?': () => setKeysOpen(true),
  })
  if (data && data.kind !== kind) return <Navigate to={applicationPath(data.kind, id)} replace />
  return (
    <Screen
      title={data ? data.name || data.reference : t('desk.application')}
      text={data && t('desk.facts', { reference: data.reference, time: sayTime(data.submitted_at, locale) })}
      crumbs={[{ label: t(`desk.title_${kind}`), href: href(applicationsPath(kind)) + query }]}
      actions={
        <div className="row gap-2">
          <KeysButton onClick={() => setKeysOpen(true)} />
          <Button variant="secondary" small disabled={!previous} onClick={() => open(previous)}>
            {t('desk.previous')}
          </Button>
          <Button variant="secondary" small disabled={!next} onClick={() => open(next)}>
            {t('desk.next')}
          </Button>
        </div>
      }
    >
      {error && !isUnknown && <Trouble error={error} onRetry={refetch} />}
      {isUnknown && (
        <Empty title={t('desk.unknown')} text={t('desk.unknownText')}>
          <LinkButton variant="secondary" small href={href(applicationsPath(kind)) + query}>
            {t(`desk.all_${kind}`)}
          </LinkButton>
        </Empty>
      )}
      {data ? <Sheet application={data} /> : !error && <Skeleton label={t('desk.loading')} />}
      <KeysDialog
        keys={['j', 'k', 'u', 'm', 'n', '?']}
        open={isKeysOpen}
        onClose={() => setKeysOpen(false)}
      />
    </Screen>
  )
}

function Sheet({ application }: { application: Reviewed }) {
  const { staff } = useDesk()
  const mayReview = mayDo(staff.role, 'review_applications')
  return (
    <div className="desk-sheet">
      <div>
        <Decision application={application} mayReview={mayReview} />
        <Duplicates application={application} />
      </div>
      <div className="desk-sheet__said">
        <PendingEmail application={application} />
        <Answers application={application} />
        <Documents application={application} />
      </div>
      <div>
        <Marks application={application} mayReview={mayReview} />
        <Notes application={application} mayReview={mayReview} />
        <History application={application} />
        {mayReview && <NewLink application={application} />}
      </div>
    </div>
  )
}

/** A new address that the applicant has entered and not confirmed yet. */
function PendingEmail({ application: { email, pending_email: pending } }: { application: Reviewed }) {
  const { t, locale } = useDesk()
  if (!pending) return null
  return (
    <Message title={t('desk.pendingEmail')}>
      <p>
        <bdi>{pending.email}</bdi>
      </p>
      <p>{t('desk.pendingEmailText', { email, time: sayTime(pending.expires_at, locale) })}</p>
    </Message>
  )
}
