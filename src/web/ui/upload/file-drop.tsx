import { type DragEvent, useState } from 'react'
import type { ControlProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

type FileDropProps = {
  control: ControlProps
  name: string
  accept: string
  labels: { choose: string; drop: string }
  onChoose: (file: File) => void
}

export function FileDrop({ control, name, accept, labels, onChoose }: FileDropProps) {
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
          // The same file may be chosen again, mended.
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
