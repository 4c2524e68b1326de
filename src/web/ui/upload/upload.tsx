import { useLayoutEffect, useRef } from 'react'
import { Button, IconButton, LinkButton } from '../button/button.tsx'
import type { ControlProps } from '../field/field.tsx'
import { FileRow } from '../file-row/file-row.tsx'
import { FileDrop } from './file-drop.tsx'

/** Where a file stands; `detail` says it in words, such as '1.2 MB of 3.4 MB, about 20 seconds left'. */
export type UploadState =
  | { status: 'empty' }
  | { status: 'sending' | 'waiting'; name: string; detail: string; percent?: number }
  | { status: 'sent'; name: string; detail: string; href?: string }
  | { status: 'refused'; name: string; detail: string }

export type UploadLabels = {
  choose: string
  drop: string
  again: string
  progress: string
  view: string
  tryNow: string
  cancel: (file: string) => string
  remove: (file: string) => string
}

type UploadProps = {
  control: ControlProps
  name: string
  /** The field's own: it names the row when the picker has given way to it. */
  label: string
  accept: string
  state: UploadState
  labels: UploadLabels
  onChoose: (file: File) => void
  onCancel: () => void
  onRemove: () => void
  onTryNow: () => void
}

/** A native file field, and what became of the file. A refused file leaves the picker open and focused. */
export function Upload(props: UploadProps) {
  const { control, label, state } = props
  const area = useKeptFocus()
  const picking = state.status === 'empty' || state.status === 'refused'
  // An error's link leads to the picker, or to the row in its place.
  const inPlaceOfPicker = {
    id: control.id,
    role: 'group',
    'aria-label': label,
    'aria-describedby': control['aria-describedby'],
  }
  return (
    <div className="upload-place stack gap-3" ref={area} tabIndex={-1} {...(!picking && inPlaceOfPicker)}>
      {picking && <Picker {...props} />}
      {state.status !== 'empty' && <Row {...props} state={state} />}
    </div>
  )
}

function Picker({ control, name, accept, state, labels, onChoose }: UploadProps) {
  const why = state.status === 'refused' && {
    'aria-invalid': true as const,
    'aria-describedby': [control['aria-describedby'], detailId(control)].filter(Boolean).join(' '),
  }
  return (
    <FileDrop
      control={{ ...control, ...why }}
      name={name}
      accept={accept}
      labels={labels}
      onChoose={onChoose}
    />
  )
}

type RowProps = UploadProps & { state: Exclude<UploadState, { status: 'empty' }> }

function Row({ control, state, labels, onCancel, onRemove, onTryNow }: RowProps) {
  const { name, detail } = state
  switch (state.status) {
    case 'sending':
    case 'waiting': {
      const waiting = state.status === 'waiting'
      const progress =
        state.percent === undefined ? undefined : { label: labels.progress, percent: state.percent }
      return (
        <FileRow
          name={name}
          detail={detail}
          look={waiting ? 'waiting' : undefined}
          progress={progress}
          below={
            waiting && (
              <Button variant="quiet" small onClick={onTryNow}>
                {labels.tryNow}
              </Button>
            )
          }
        >
          <IconButton icon="x" label={labels.cancel(name)} onClick={onCancel} />
        </FileRow>
      )
    }
    case 'sent':
      return (
        <FileRow name={name} detail={detail} look="sent">
          {state.href && (
            <LinkButton variant="quiet" small href={state.href} target="_blank">
              {labels.view}
              <span className="vh"> {name}</span>
            </LinkButton>
          )}
          <IconButton icon="trash" label={labels.remove(name)} onClick={onRemove} />
        </FileRow>
      )
    case 'refused':
      return (
        <FileRow name={name} detail={detail} detailId={detailId(control)} look="refused">
          <label className="btn btn--quiet btn--sm" htmlFor={control.id}>
            {labels.again}
          </label>
        </FileRow>
      )
  }
}

const detailId = ({ id }: ControlProps) => `${id}-file`

/** When the focused control gives way to another, the focus stays in the same place of the page. */
function useKeptFocus() {
  const area = useRef<HTMLDivElement>(null)
  // Asked before the old control goes: afterwards nobody knows where the focus was.
  const wasInside = area.current?.contains(document.activeElement)
  useLayoutEffect(() => {
    const isLost = wasInside && document.activeElement === document.body
    if (isLost) (area.current?.querySelector('input') ?? area.current)?.focus()
  })
  return area
}
