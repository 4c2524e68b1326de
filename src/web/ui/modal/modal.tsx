import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type ModalProps = {
  id: string
  open: boolean
  /** Left out, the dialog cannot be dismissed: it closes only when `open` says so. */
  onClose?: () => void
  title: string
  text?: ReactNode
  mark?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A native dialog over the blurred page. Drawn open by the server it already shows; the script makes it modal. */
export function Modal({ id, open, onClose, title, text, mark, wide, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [drawnOpen] = useState(open)
  // Before the next frame: an inert page loses the focus, and the dialog could not return it later.
  useLayoutEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [open])
  // A dialog that leaves the page while it is open would leave the focus on the body; closing it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className={wide ? 'modal modal--wide' : 'modal'}
      ref={dialog}
      open={drawnOpen}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={() => {
        // Chromium lets a second Escape through.
        if (open && !onClose) dialog.current?.showModal()
      }}
    >
      <div className="stack gap-5">
        <div className="modal__head stack gap-2">
          {mark}
          <h2 id={`${id}-title`}>{title}</h2>
          {text && <p id={`${id}-text`}>{text}</p>}
        </div>
        {children}
      </div>
    </dialog>
  )
}
