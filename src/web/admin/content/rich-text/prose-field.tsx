import { useEffect, useReducer, useRef, useState } from 'react'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { Field, type FieldText } from '../../../ui/field/field.tsx'
import { type Dialog, InsertDialog } from './insert-dialog.tsx'
import type { Editor } from './open-editor.ts'
import { Toolbar } from './toolbar.tsx'

type Props = FieldText & {
  id: string
  label: string
  rows: number
  given: string
  /** The language of the text, if it is not that of the page. */
  mark?: { lang: string; dir: 'ltr' | 'rtl' }
  /** Whether the page says once for several fields how text is typed. */
  isTold?: boolean
  t: Translate
}

/** A text area of HTML or Markdown, which is what is posted; with a script, an editor writes the HTML into it. */
export function ProseField({ id, label, rows, given, mark, isTold, t, ...text }: Props) {
  const isRequired = !text.optional
  const area = useRef<HTMLTextAreaElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [dialog, setDialog] = useState<Dialog>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    let opened: Editor | undefined
    let isLeft = false
    const typed = area.current?.value.trim() ?? ''
    // Redisplayed Markdown stays in the text area.
    if (typed !== '' && !typed.startsWith('<')) return
    import('./open-editor.ts').then(({ openEditor }) => {
      if (isLeft || !area.current || !place.current) return
      const described = area.current.getAttribute('aria-describedby')
      opened = openEditor(place.current, typed, {
        attributes: {
          id,
          class: rows < 10 ? 'prose prose--short' : 'prose',
          'aria-label': label,
          ...(isRequired && { 'aria-required': 'true' }),
          ...mark,
          ...(described && { 'aria-describedby': described }),
          ...(area.current.ariaInvalid && { 'aria-invalid': 'true' }),
        },
        onWrite: (html) => {
          if (area.current) area.current.value = html
        },
        onLink: () => setDialog('link'),
      })
      // A label does not focus an editable element.
      for (const one of area.current.labels) one.addEventListener('click', () => opened?.commands.focus())
      opened.on('transaction', redraw)
      setEditor(opened)
    })
    return () => {
      isLeft = true
      opened?.destroy()
    }
  }, [id, label, mark, rows, isRequired])

  const typing = isTold ? '' : t(editor ? 'writing.textHint' : 'writing.markupHint')
  const hint = [text.hint, typing].filter(Boolean).join(' ')
  return (
    <Field {...text} hint={hint} id={id} label={label}>
      {(control) => (
        <div className={editor && 'rich-text control'}>
          {editor && <Toolbar editor={editor} t={t} onOpen={setDialog} />}
          <div ref={place} hidden={!editor} />
          <textarea
            {...control}
            {...(editor && { id: undefined, hidden: true })}
            ref={area}
            className="control"
            name={id}
            rows={rows}
            defaultValue={given}
            aria-required={isRequired}
            {...mark}
          />
          {editor && dialog && (
            <InsertDialog dialog={dialog} editor={editor} t={t} onClose={() => setDialog(undefined)} />
          )}
        </div>
      )}
    </Field>
  )
}
