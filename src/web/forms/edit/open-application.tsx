import { useEffect, useRef } from 'react'
import type { Form } from '../../../domain/engine/form.ts'
import type { IslandProps } from '../../islands/names.ts'
import { Band } from '../../ui/band/band.tsx'
import { EditEnding } from './edit-ending.tsx'
import { EditForm } from './edit-form.tsx'
import { RecordFacts } from './record-facts.tsx'
import { Rights } from './rights.tsx'
import type { Unlocked } from './unlocking.tsx'
import { useEditor } from './use-editor.ts'

export type OpenProps = Unlocked & {
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  homeHref: string
}

/** An application in the hands of its owner: the form, the rights, and how it ended. */
export function OpenApplication({ form, ...props }: IslandProps<OpenProps> & { form: Form }) {
  const { t, locale, calls, titles, homeHref, onClose } = props
  const editor = useEditor({ form, ...props })
  const { record, ending } = editor
  const page = useFocusOnOpening(record?.id)
  if (ending || !record) {
    return (
      <EditEnding
        form={form}
        t={t}
        ending={ending ?? 'signedOut'}
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
          <EditForm form={form} t={t} locale={locale} titles={titles} record={record} editor={editor} />
          <Rights t={t} calls={calls} record={record} editor={editor} />
        </div>
      </Band>
    </div>
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
