import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../domain/forms/engine/form.ts'
import type { OwnProgramme } from '../../domain/programme/own-programme.ts'
import type { IslandProps } from '../islands/names.ts'
import { forgetCollaborations } from '../programme/kept-on-device.ts'
import type { OpenedProgramme } from '../programme/open-programme.ts'
import { Band } from '../ui/band/band.tsx'
import { EditEnding } from './edit-ending.tsx'
import { EditForm } from './edit-form.tsx'
import { EditStepper } from './edit-stepper.tsx'
import { PendingEmail } from './new-address/pending-email.tsx'
import { Rights } from './own-data.tsx'
import { RecordFacts } from './record-facts.tsx'
import { SessionWarning } from './session-warning.tsx'
import type { Unlocked } from './unlocking.tsx'
import { useEditSteps } from './use-edit-steps.ts'
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
  // The record is dropped before its ending is shown.
  const [keptMonths] = useState(record?.kept_months ?? 0)
  const [collaborations, setCollaborations] = useState(programme?.read)
  const steps = useEditSteps(form, record, editor.goTo)
  const page = useFocusOnOpening(record?.id)
  useTitleOfEnding(ending, titles.right)
  useForgetting(collaborations, ending)
  if (ending || !record) {
    return (
      <EditEnding
        form={form}
        t={t}
        ending={ending ?? 'signedOut'}
        unconfirmed={editor.unconfirmed}
        keptMonths={keptMonths}
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
          <EditStepper form={form} t={t} now={editor.progress.step} steps={steps} />
        </div>
        <div className="stack gap-7">
          <SessionWarning t={t} calls={calls} isOpen={props.isOpen} onLock={editor.lock} />
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
          <EditForm {...{ form, t, locale, titles, record, editor, steps }} />
          <Rights
            form={form}
            t={t}
            calls={calls}
            record={record}
            editor={editor}
            programme={collaborations}
          />
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

/** Sets the title of the view that replaces the form to its heading. */
function useTitleOfEnding(ending: Ending | undefined, title: string) {
  useEffect(() => {
    if (!ending) return
    const heading = document.querySelector('h1')?.textContent ?? ''
    document.title = title.replace('{title}', () => heading)
  }, [ending, title])
}
