import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { contentKinds } from '../../../domain/content/content-kinds.ts'
import { addressOf, partOf } from '../../../domain/content/picture.ts'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { type ContentFormProps, cropRanges, type Part } from './editor.ts'

const parts = Object.keys(cropRanges) as (keyof Part)[]
const middle: Part = { x: 50, y: 50, zoom: 100 }

/** Uploads a picture and chooses the part that pages show; with a script, there is a preview. */
export function PictureField(props: ContentFormProps) {
  const { t, data } = props
  const { kind, kept, errors, picture: arrived } = data
  const { aspect } = contentKinds[kind]
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [part, setPart] = useState(middle)
  const input = useRef<HTMLInputElement>(null)
  const choose = useCallback(async () => {
    const file = input.current?.files?.[0]
    setPart(middle)
    // The server may accept a format that the browser cannot show.
    setChosen(file && (await createImageBitmap(file).catch(() => undefined)))
  }, [])
  // A file can be chosen before the script runs.
  useEffect(() => void choose(), [choose])
  return (
    <>
      <Field
        id="picture"
        label={t(aspect ? 'writing.picture' : 'writing.logo')}
        optional={t('forms.optional')}
        hint={t(arrived ? 'writing.pictureArrived' : kept?.picture ? 'writing.pictureNow' : newHint(aspect))}
        error={errors.picture && fieldError(t, errors.picture)}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className="control"
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={choose}
          />
        )}
      </Field>
      {arrived && !chosen && (
        <div className="editor-picture">
          <img
            src={addressOf(arrived)}
            alt={t('writing.cropView')}
            width={arrived.width}
            height={arrived.height}
          />
        </div>
      )}
      {aspect && (
        <fieldset className="crop" data-chosen={chosen && ''}>
          <legend className="label">{t('writing.crop')}</legend>
          <p className="hint">{t(chosen ? 'writing.cropHint' : 'writing.cropUnseen')}</p>
          {chosen && <CropView aspect={aspect} t={t} picture={chosen} part={part} onMove={setPart} />}
          {parts.map((name) => (
            <label key={name}>
              {t(`writing.crop_${name}`)}
              <input
                type="range"
                dir="ltr"
                name={`crop_${name}`}
                min={cropRanges[name][0]}
                max={cropRanges[name][2]}
                value={part[name]}
                onChange={(event) => setPart({ ...part, [name]: Number(event.currentTarget.value) })}
              />
            </label>
          ))}
        </fieldset>
      )}
      {kept?.picture && <Checkbox name="no_picture">{t('writing.pictureRemove')}</Checkbox>}
    </>
  )
}

const newHint = (aspect: number | undefined) => (aspect ? 'writing.pictureHint' : 'writing.logoHint')

type CropViewProps = Pick<ContentFormProps, 't'> & {
  aspect: number
  picture: ImageBitmap
  part: Part
  onMove: (part: Part) => void
}

/** A canvas, since the content security policy allows no blob: pictures. */
function CropView({ t, aspect, picture, part, onMove }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, height] = [480, Math.round(480 / aspect)]
  const shown = partOf(picture, { aspect, x: part.x / 100, y: part.y / 100, zoom: part.zoom / 100 })
  useEffect(() => {
    const { left, top, width: from, height: high } = shown
    canvas.current?.getContext('2d')?.drawImage(picture, left, top, from, high, 0, 0, width, height)
  })
  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (buttons === 0) return
    const scale = shown.width / currentTarget.clientWidth
    const moved = (at: number, by: number, room: number) =>
      room > 0 ? Math.max(0, Math.min(100, at - (by * scale * 100) / room)) : at
    onMove({
      ...part,
      x: moved(part.x, movementX, picture.width - shown.width),
      y: moved(part.y, movementY, picture.height - shown.height),
    })
  }
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('writing.cropView')}
      width={width}
      height={height}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  )
}
