import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ApplicationsPath } from '../../domain/applicants/applicant-paths.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import type { Failed } from '../api/call-api.ts'
import type { IslandProps } from '../islands/names.ts'
import { Band } from '../ui/band/band.tsx'
import { Message } from '../ui/message/message.tsx'
import { Authentication } from './authentication.tsx'
import { forgetSession, mayBeOpen } from './open-session.ts'
import { type OwnCalls, ownCalls, type RecordPath } from './own-calls.ts'

export type LinkProps = {
  /** The token of the link; it identifies the application and grants no access. */
  hash: string
  apiPath: ApplicationsPath
  recordPath: RecordPath
  homeHref: string
  /** The page that sends links again. */
  linkHref: string
  /** Whether the link is one that asks for a new PIN. */
  wantsPin: boolean
  email: string
}

export type Unlocked = {
  sent: unknown
  calls: OwnCalls
  /** False while the dialog asks for the PIN again. */
  isOpen: boolean
  /** The session is over; what is typed stays. */
  onLock: () => void
  onClose: () => void
}

export type Openable<More> = (props: IslandProps<LinkProps & More & Unlocked>) => ReactNode

type Props<More> = IslandProps<LinkProps & More> & {
  /** Loads the content behind the dialog after authentication. */
  load: () => Promise<Openable<More>>
  /** Fetches what else the page shows of the record, once the credentials are right. */
  fetchMore?: () => Promise<Partial<More> | Failed>
  /** `noScript` is left out if the page works without JavaScript. */
  says: { title: MessageKey; again: MessageKey; noScriptTitle?: MessageKey; noScript?: MessageKey }
  /** What a browser without JavaScript can do instead. */
  instead?: ReactNode
  veiled: ReactNode
}

/** A blurred page behind a dialog; the right credentials load its content. */
export function Unlocking<More extends object>({
  load,
  fetchMore,
  says,
  instead,
  veiled,
  ...rest
}: Props<More>) {
  const props = rest as IslandProps<LinkProps & More>
  const { t, hash, apiPath, recordPath, email, linkHref, wantsPin } = props
  const [alive, setAlive] = useState(false)
  const calls = useMemo(() => ownCalls(apiPath, recordPath, hash), [apiPath, recordPath, hash])
  const [isLocked, setLocked] = useState(true)
  const [opened, setOpened] = useState<{
    Content: Openable<More>
    sent: unknown
    more: Partial<More> | undefined
  }>()
  const fetchContent = () => load().catch(() => undefined)

  /** Opens what the session allows; returns the refusal, if any. */
  async function open(): Promise<Failed | undefined> {
    const loading = fetchContent()
    const read = await calls.read()
    if (!read.ok) return read
    const [Content, more] = await Promise.all([loading, fetchMore?.()])
    if (!Content) return { ok: false, code: 'offline' }
    if (more && 'ok' in more) return more as Failed
    setOpened({ Content, sent: read.value, more: more as Partial<More> | undefined })
    setLocked(false)
    return undefined
  }
  /** Opens the content; after an expired session the input is still there. */
  async function unlock(email: string, pin: string): Promise<Failed | undefined> {
    void fetchContent()
    const answer = await calls.authenticate(email, pin)
    if (!answer.ok) return answer
    if (!opened) return open()
    setLocked(false)
    return undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script begins
  useEffect(() => {
    if (!mayBeOpen()) return setAlive(true)
    void open().then((refused) => {
      if (refused?.code === 'no_session') forgetSession()
      setAlive(true)
    })
  }, [])
  function close() {
    setLocked(true)
    setOpened(undefined)
  }
  return (
    <>
      {!alive && says.noScript && (
        <WithoutScript t={t} says={says} email={email}>
          {instead}
        </WithoutScript>
      )}
      {/* The script opens it: without one it would ask for a PIN and do nothing. It comes first, so that it
          is gone before what it opens takes the focus. */}
      <Authentication
        t={t}
        open={alive && isLocked}
        text={
          opened
            ? t(says.again)
            : `${t('edit.authenticationText')} ${t('edit.authenticationLasts', { count: hoursOpen })}`
        }
        onBegin={() => void fetchContent()}
        unlock={unlock}
        sendNewPin={calls.sendNewPin}
        linkHref={linkHref}
        wantsPin={wantsPin}
      />
      <div className="editing with-script" inert={isLocked}>
        {opened ? (
          <opened.Content
            {...props}
            {...opened.more}
            sent={opened.sent}
            calls={calls}
            isOpen={!isLocked}
            onLock={() => setLocked(true)}
            onClose={close}
          />
        ) : (
          veiled
        )}
      </div>
    </>
  )
}

const hoursOpen = lifetimes.editSession.most / 60

type WithoutScriptProps = { t: Translate; says: Props<object>['says']; email: string; children: ReactNode }

/** Without JavaScript: says what works instead, and names the coordinator. */
function WithoutScript({ t, says, email, children }: WithoutScriptProps) {
  return (
    <div className="without-script">
      <Band inner="stack gap-5">
        <h1>{t(says.title)}</h1>
        {children}
        <Message tone="warn" title={t(says.noScriptTitle ?? 'edit.noScriptTitle')}>
          <p>{says.noScript && t(says.noScript)}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Message>
      </Band>
    </div>
  )
}
