import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../domain/forms/engine/form.ts'
import type { OwnProgramme } from '../../domain/programme/own-programme.ts'
import type { IslandProps } from '../islands/names.ts'
import { forgetCollaborations } from '../programme/kept-on-device.ts'
import type { OpenedProgramme } from '../programme/open-programme.ts'
import { Band } from '../ui/band/band.tsx'
import { EditEnding } from './edit-ending.tsx'
import { EditForm } from './edit-form.tsx'
import { Rights } from './own-data.tsx'
import { PendingEmail } from './pending-email.tsx'
import { RecordFacts } from './record-facts.tsx'
import type { Unlocked } from './unlocking.tsx'
import { type Ending, useEditor } from './use-editor.ts'

export type OpenProps = Unlocked & {
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  homeHref: string
  programme?: OpenedProgramme | undefined
}

export function OpenApplication({ form, ...props }: IslandProps<OpenProps> & { form: Form }) {
  const { t, locale, calls, titles, homeHref, programme, onLock, onClose } = props
  const editor = useEditor({ form, ...props })
  const { record, ending } = editor
  const [collaborations, setCollaborations] = useState(programme?.read)
  const page = useFocusOnOpening(record?.id)
  useForgetting(collaborations, ending)
  if (ending || !record) {
    return (
      <EditEnding
        form={form}
        t={t}
        ending={ending ?? 'signedOut'}
        unconfirmed={editor.unconfirmed}
        homeHref={homeHref}
        onReopen={editor.reopen}
        onClose={onClose}
      />
    )
  }
  return (
    <div ref={page}>
      <Band inner="split split--start">
        <div className="sticky stack gap-5">
          <RecordFacts form={form} t={t} locale={locale} record={record} />
        </div>
        <div className="stack gap-7">
          {programme && collaborations && (
            <programme.Shown
              t={t}
              locale={locale}
              programme={collaborations}
              hash={calls.hash}
              onRead={setCollaborations}
              onLock={onLock}
            />
          )}
          <PendingEmail t={t} locale={locale} calls={calls} record={record} editor={editor} />
          <EditForm form={form} t={t} locale={locale} titles={titles} record={record} editor={editor} />
          <Rights t={t} calls={calls} record={record} editor={editor} />
        </div>
      </Band>
    </div>
  )
}

/** Deletes unsent drafts from the device at sign-out. */
function useForgetting(programme: OwnProgramme | undefined, ending: Ending | undefined) {
  const isOver = ending === 'signedOut' || ending === 'erased'
  useEffect(() => {
    if (isOver && programme) forgetCollaborations(programme.matches.map(({ id }) => id))
  }, [isOver, programme])
}

/** Moves the focus to the first heading, because the dialog cannot return it. */
function useFocusOnOpening(id: string | undefined) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id) page.current?.querySelector<HTMLElement>('#collaborations, h1')?.focus({ preventScroll: true })
  }, [id])
  return page
}
