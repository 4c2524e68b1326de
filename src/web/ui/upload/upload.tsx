import { useEffect, useRef } from 'react'
import { IconButton, LinkButton } from '../button/button.tsx'
import type { ControlProps } from '../field/field.tsx'
import { FileRow } from '../file-row/file-row.tsx'
import { FileDrop } from './file-drop.tsx'

/** Where a file stands; `detail` says it in words, such as '1.2 MB of 3.4 MB, about 20 seconds left'. */
export type UploadState =
  | { status: 'empty' }
  | { status: 'sending'; name: string; detail: string; percent: number }
  | { status: 'sent'; name: string; detail: string; href?: string }
  | { status: 'refused'; name: string; detail: string }

type UploadProps = {
  control: ControlProps
  name: string
  accept: string
  state: UploadState
  labels: {
    choose: string
    drop: string
    again: string
    progress: string
    view: string
    cancel: (file: string) => string
    remove: (file: string) => string
  }
  onChoose: (file: File) => void
  onCancel: () => void
  onRemove: () => void
}

/** A native file field, and what became of the file. A refused file leaves the picker open and focused. */
export function Upload({ control, name, accept, state, labels, onChoose, onCancel, onRemove }: UploadProps) {
  const area = useKeptFocus(state.status)
  return (
    <div className="stack gap-3" ref={area} tabIndex={-1}>
      {(state.status === 'empty' || state.status === 'refused') && (
        <FileDrop control={control} name={name} accept={accept} labels={labels} onChoose={onChoose} />
      )}
      {state.status === 'sending' && (
        <FileRow
          name={state.name}
          detail={state.detail}
          progress={{ label: labels.progress, percent: state.percent }}
        >
          <IconButton icon="x" label={labels.cancel(state.name)} onClick={onCancel} />
        </FileRow>
      )}
      {state.status === 'sent' && (
        <FileRow name={state.name} detail={state.detail}>
          {state.href && (
            <LinkButton variant="quiet" small href={state.href}>
              {labels.view}
              <span className="vh"> {state.name}</span>
            </LinkButton>
          )}
          <IconButton icon="trash" label={labels.remove(state.name)} onClick={onRemove} />
        </FileRow>
      )}
      {state.status === 'refused' && (
        <FileRow name={state.name} detail={state.detail} refused>
          <label className="btn btn--quiet btn--sm" htmlFor={control.id}>
            {labels.again}
          </label>
        </FileRow>
      )}
    </div>
  )
}

/** When the focused control gives way to another, the focus stays in the same place of the page. */
function useKeptFocus(status: UploadState['status']) {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  useEffect(() => {
    const lost = before.current !== status && document.activeElement === document.body
    before.current = status
    if (lost) area.current?.focus()
  }, [status])
  return area
}
