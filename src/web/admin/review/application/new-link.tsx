import { useRef, useState } from 'react'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Trouble, useChange } from '../call-state.tsx'
import { mailNewLink, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFocusBack } from '../keys.tsx'

/** For an applicant who has lost the mail with their link. */
export function NewLink({ application: { id, email } }: { application: Reviewed }) {
  const { t, say } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(isAsking, button)
  const { mutate, isPending, error, reset } = useChange(
    () => mailNewLink(id),
    ({ to }) => {
      setAsking(false)
      say({ message: t('desk.newLinkMailed', { to }) })
    },
  )
  const close = () => {
    setAsking(false)
    reset()
  }
  return (
    <Box id="link" title={t('desk.link')}>
      <p>{t('desk.linkText')}</p>
      <div>
        <Button ref={button} variant="secondary" small onClick={() => setAsking(true)}>
          {t('desk.newLink')}
        </Button>
      </div>
      {isAsking && (
        <Modal
          id="new-link"
          open
          onClose={close}
          title={t('desk.newLink')}
          text={t('desk.newLinkText', { to: email })}
        >
          {error && <Trouble error={error} />}
          <div className="row gap-2">
            <Button busy={isPending} onClick={() => mutate(undefined)}>
              {t('desk.newLinkNow')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('desk.cancel')}
            </Button>
          </div>
        </Modal>
      )}
    </Box>
  )
}
