import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { dialogs, type Insertion, type Wrong } from './insertions.ts'
import type { Editor } from './open-editor.ts'

export type Dialog = keyof typeof dialogs

type Props = { dialog: Dialog; editor: Editor; t: Translate; onClose: () => void }

/** Asks what a link, a picture or a video needs; closing it focuses the text again. */
export function InsertDialog({ dialog, editor, t, onClose }: Props) {
  const [{ fields, insert, remove }] = useState<Insertion>(() => dialogs[dialog](editor))
  const [isThere] = useState(() => editor.isActive(dialog))
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const found = await insert(new FormData(event.currentTarget))
    setBusy(false)
    setWrong(found)
    if (Object.keys(found).length === 0) close()
  }
  return createPortal(
    <Modal id="insert" open onClose={close} title={t(`writing.tool_${dialog}`)}>
      <form className="stack" noValidate onSubmit={submit}>
        {fields.map(({ name, value, type = 'text' }) => {
          const error = wrong[name]
          return (
            <Field
              key={name}
              id={`insert-${name}`}
              label={t(`writing.${name}`)}
              hint={t(`writing.${name}Hint`)}
              error={error && t(error)}
            >
              {(control) =>
                type === 'file' ? (
                  <input {...control} className="control" type="file" name={name} accept={pictures} />
                ) : (
                  <TextInput
                    {...control}
                    name={name}
                    defaultValue={value}
                    dir={type === 'url' ? 'ltr' : undefined}
                    maxLength={type === 'url' ? 2000 : 250}
                    autoComplete="off"
                  />
                )
              }
            </Field>
          )
        })}
        <div className="row gap-2">
          <Button type="submit" busy={isBusy}>
            {t(isThere ? 'writing.change' : 'writing.insert')}
          </Button>
          {isThere && (
            <Button
              variant="secondary"
              onClick={() => {
                remove()
                close()
              }}
            >
              {t('writing.remove')}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            {t('writing.cancel')}
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  )
}

const pictures = 'image/jpeg,image/png,image/webp,image/avif'
