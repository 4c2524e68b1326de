import { type ComponentType, useEffect, useMemo, useState } from 'react'
import type { IslandProps } from '../../islands/names.ts'
import { type OpenedProgramme, openProgramme } from '../programme/open-programme.ts'
import { Authentication } from './authentication.tsx'
import { Behind } from './behind.tsx'
import type { OpenProps } from './open-application.tsx'
import { type Failed, ownCalls } from './own-calls.ts'
import { WithoutScript } from './without-script.tsx'

export type EditingProps = {
  /** Of the link; it names the application and opens nothing. */
  hash: string
  apiPath: string
  /** Where the record is read by its hash. */
  recordPath: string
  homeHref: string
  /** Of the coordinator. */
  email: string
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  /** What can be made out behind the dialog. */
  behind: { title: string; labels: string[] }
  /** Where the wording of collaborations is, for those who may have some. */
  programmeWords?: string | undefined
}

export type OpenComponent = ComponentType<IslandProps<OpenProps>>

type Props = IslandProps<EditingProps> & {
  /** Fetches the form itself, for whoever may see it. */
  load: () => Promise<OpenComponent>
}

type Opened = { Application: OpenComponent; sent: unknown; programme: OpenedProgramme | undefined }

/** An empty form behind a dialog; the right credentials bring the application. */
export function Editing({ load, ...props }: Props) {
  const { t, locale, hash, apiPath, recordPath, homeHref, titles, behind, programmeWords } = props
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const calls = useMemo(() => ownCalls(apiPath, recordPath, hash), [apiPath, recordPath, hash])
  const [isLocked, setLocked] = useState(true)
  const [opened, setOpened] = useState<Opened>()
  const fetchForm = () => load().catch(() => undefined)

  /** What is wrong with the credentials; after a session has run out, everything is as it was. */
  async function unlock(email: string, pin: string): Promise<Failed | undefined> {
    const loading = fetchForm()
    const answer = await calls.authenticate(email, pin)
    if (!answer.ok) return answer
    if (!opened) {
      const [read, Application, programme] = await Promise.all([
        calls.read(),
        loading,
        programmeWords === undefined ? undefined : openProgramme(programmeWords),
      ])
      if (!read.ok) return read
      if (!Application) return { ok: false, problem: 'offline' }
      if (programme && 'problem' in programme) return programme
      setOpened({ Application, sent: read.value, programme })
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
      {!alive && <WithoutScript t={t} email={props.email} />}
      {/* Opened by the script: without one it would take a PIN and do nothing with it. It stands first, so that it
          is gone before what it opens takes the focus. */}
      <Authentication
        t={t}
        open={alive && isLocked}
        isAgain={opened !== undefined}
        onBegin={() => void fetchForm()}
        unlock={unlock}
        sendNewPin={calls.sendNewPin}
      />
      <div className="editing with-script" inert={isLocked}>
        {opened ? (
          <opened.Application
            t={t}
            locale={locale}
            sent={opened.sent}
            programme={opened.programme}
            calls={calls}
            titles={titles}
            homeHref={homeHref}
            onLock={() => setLocked(true)}
            onClose={close}
          />
        ) : (
          <Behind {...behind} />
        )}
      </div>
    </>
  )
}
