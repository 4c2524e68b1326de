import { useEffect, useMemo, useRef, useState } from 'react'
import type { Form } from '../../../domain/engine/form.ts'
import type { IslandProps } from '../../islands/names.ts'
import { Band } from '../../ui/band/band.tsx'
import { Authentication } from './authentication.tsx'
import { EditEnding } from './edit-ending.tsx'
import { EditForm } from './edit-form.tsx'
import { ownCalls } from './own-calls.ts'
import { RecordFacts } from './record-facts.tsx'
import { Rights } from './rights.tsx'
import { useEditor } from './use-editor.ts'
import { WithoutScript } from './without-script.tsx'

export type EditingProps = {
  /** Of the link; it names the application and opens nothing. */
  hash: string
  apiPath: string
  homeHref: string
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
}

/** An empty form behind a dialog; the right credentials fill it. */
export function Editing({ form, ...props }: IslandProps<EditingProps> & { form: Form }) {
  const { t, locale, hash, apiPath, homeHref, titles } = props
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const calls = useMemo(() => ownCalls(apiPath, hash), [apiPath, hash])
  const editor = useEditor(form, calls)
  const { record, isLocked, ending } = editor
  const page = useFocusOnOpening(record?.id)

  if (ending) return <EditEnding form={form} t={t} ending={ending} editor={editor} homeHref={homeHref} />
  return (
    <>
      {!alive && <WithoutScript t={t} />}
      <div className="editing with-script" ref={page} inert={isLocked}>
        <Band inner="split split--start">
          <div className="sticky stack gap-5">
            <RecordFacts t={t} locale={locale} record={record} />
          </div>
          <div className="stack gap-7">
            <EditForm form={form} t={t} locale={locale} titles={titles} editor={editor} />
            <Rights t={t} calls={calls} editor={editor} />
          </div>
        </Band>
      </div>
      {/* Opened by the script: without one it would take a PIN and do nothing with it. */}
      <Authentication
        t={t}
        open={alive && isLocked}
        isAgain={record !== undefined}
        unlock={editor.unlock}
        sendNewPin={calls.sendNewPin}
      />
    </>
  )
}

/** The dialog has nowhere to return the focus to: an application that opens begins at its heading. */
function useFocusOnOpening(id: string | undefined) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [id])
  return page
}
