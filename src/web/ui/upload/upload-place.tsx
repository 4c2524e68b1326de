import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ControlProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Shown } from './upload-state.ts'

export type PickerLabels = { choose: string; drop: string }

type UploadPlaceProps = {
  control: ControlProps
  name: string
  /** The label of the field, which names the row once that has replaced the picker. */
  label: string
  accept: string
  shows: Shown
  labels: PickerLabels
  onChoose: (file: File) => void
  children: ReactNode
}

/** A native file field, and the row that takes its place. */
export function UploadPlace(props: UploadPlaceProps) {
  const { control, name, label, accept, shows, labels, onChoose, children } = props
  const area = useKeptFocus()
  // An error's link leads to the picker, or to the row in its place.
  const inPlaceOfPicker = {
    id: control.id,
    role: 'group',
    'aria-label': label,
    'aria-describedby': control['aria-describedby'],
  }
  const why = shows === 'picker and why' && {
    'aria-invalid': true as const,
    'aria-describedby': [control['aria-describedby'], whyId(control)].filter(Boolean).join(' '),
  }
  return (
    <div
      className="upload-place stack gap-3"
      ref={area}
      tabIndex={-1}
      {...(shows === 'row' && inPlaceOfPicker)}
    >
      {shows !== 'row' && (
        <FileDrop
          control={{ ...control, ...why }}
          name={name}
          accept={accept}
          labels={labels}
          onChoose={onChoose}
        />
      )}
      {children}
    </div>
  )
}

export const whyId = ({ id }: ControlProps) => `${id}-file`

/** Keeps the focus in place when another control replaces the focused one. */
function useKeptFocus() {
  const area = useRef<HTMLDivElement>(null)
  // Reads the focus before the old control is removed.
  const wasInside = area.current?.contains(document.activeElement)
  useLayoutEffect(() => {
    const isLost = [document.body, area.current].some((place) => place === document.activeElement)
    if (wasInside && isLost) (area.current?.querySelector('input') ?? area.current)?.focus()
  })
  return area
}

type FileDropProps = {
  control: ControlProps
  name: string
  accept: string
  labels: { choose: string; drop: string }
  onChoose: (file: File) => void
}

function FileDrop({ control, name, accept, labels, onChoose }: FileDropProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onChoose(file)
  }
  return (
    <label
      className="upload"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...control}
        type="file"
        name={name}
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onChoose(file)
          // Lets the person choose the same file again, corrected.
          event.currentTarget.value = ''
        }}
      />
      <Icon name="upload" large />
      <span>
        <b>{labels.choose}</b> {labels.drop}
      </span>
    </label>
  )
}
