import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ApplicationsPath } from '../../domain/applicants/applicant-paths.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Failed } from '../api/call-api.ts'
import type { IslandProps } from '../islands/names.ts'
import { Band } from '../ui/band/band.tsx'
import { Message } from '../ui/message/message.tsx'
import { Authentication } from './authentication.tsx'
import { type OwnCalls, ownCalls, type RecordPath } from './own-calls.ts'

export type LinkProps = {
  /** Of the link; it names the application and opens nothing. */
  hash: string
  apiPath: ApplicationsPath
  recordPath: RecordPath
  homeHref: string
  email: string
}

export type Unlocked = {
  sent: unknown
  calls: OwnCalls
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
  says: { title: MessageKey; again: MessageKey; noScript: MessageKey }
  veiled: ReactNode
}

/** A blurred page behind a dialog; the right credentials bring what it is about. */
export function Unlocking<More extends object>({ load, fetchMore, says, veiled, ...rest }: Props<More>) {
  const props = rest as IslandProps<LinkProps & More>
  const { t, hash, apiPath, recordPath, email } = props
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const calls = useMemo(() => ownCalls(apiPath, recordPath, hash), [apiPath, recordPath, hash])
  const [isLocked, setLocked] = useState(true)
  const [opened, setOpened] = useState<{
    Content: Openable<More>
    sent: unknown
    more: Partial<More> | undefined
  }>()
  const fetchContent = () => load().catch(() => undefined)

  /** Returns the refusal, if any. After an expired session the input is still there. */
  async function unlock(email: string, pin: string): Promise<Failed | undefined> {
    const loading = fetchContent()
    const answer = await calls.authenticate(email, pin)
    if (!answer.ok) return answer
    if (!opened) {
      const [read, Content, more] = await Promise.all([calls.read(), loading, fetchMore?.()])
      if (!read.ok) return read
      if (!Content) return { ok: false, code: 'offline' }
      if (more && 'ok' in more) return more as Failed
      setOpened({ Content, sent: read.value, more: more as Partial<More> | undefined })
    }
    setLocked(false)
    return undefined
  }
  function close() {
    setLocked(true)
    setOpened(undefined)
  }
  return (
    <>
      {!alive && <WithoutScript t={t} title={t(says.title)} text={t(says.noScript)} email={email} />}
      {/* Opened by the script: without one it would take a PIN and do nothing with it. It stands first, so that it
          is gone before what it opens takes the focus. */}
      <Authentication
        t={t}
        open={alive && isLocked}
        text={t(opened ? says.again : 'edit.authenticationText')}
        onBegin={() => void fetchContent()}
        unlock={unlock}
        sendNewPin={calls.sendNewPin}
      />
      <div className="editing with-script" inert={isLocked}>
        {opened ? (
          <opened.Content
            {...props}
            {...opened.more}
            sent={opened.sent}
            calls={calls}
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

type WithoutScriptProps = { t: Translate; title: string; text: string; email: string }

/** Without JavaScript: names the coordinator, since editing needs it. */
function WithoutScript({ t, title, text, email }: WithoutScriptProps) {
  return (
    <div className="without-script">
      <Band inner="stack gap-5">
        <h1>{title}</h1>
        <Message tone="warn" title={t('edit.noScriptTitle')}>
          <p>{text}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Message>
      </Band>
    </div>
  )
}
