import { useRef, useState } from 'react'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Trouble, useChange } from '../call-state.tsx'
import { mailShortlistAgain, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { useFocusBack } from '../keys.tsx'
import { NewLinkDialog } from '../new-link-dialog.tsx'
import { CorrectAddress } from './correct-address.tsx'

type Props = { application: Reviewed }

/** Mails a new link to an applicant who has lost the mail, or never got one. */
export function NewLink({ application }: Props) {
  const { t, say } = useDesk()
  const [asking, setAsking] = useState<'link' | 'address' | 'shortlist'>()
  const pressed = useRef<HTMLButtonElement>(null)
  useFocusBack(asking !== undefined, pressed)
  const close = () => setAsking(undefined)
  const button = (label: string, asks: 'link' | 'address') => (
    <Button
      variant="secondary"
      small
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget
        setAsking(asks)
      }}
    >
      {label}
    </Button>
  )
  return (
    <Box id="link" title={t('desk.link')}>
      <p>{t('desk.linkText')}</p>
      <div className="row gap-2">
        {button(t('desk.newLink'), 'link')}
        {button(t('desk.correctEmail'), 'address')}
      </div>
      {asking === 'link' && (
        <NewLinkDialog
          id={application.id}
          kind={application.kind}
          to={application.email}
          endsShortlist={isShortlistOut(application)}
          onClose={close}
          onMailed={({ to, shortlist_waits }) => {
            setAsking(shortlist_waits ? 'shortlist' : undefined)
            say({ message: t('desk.newLinkMailed', { to }) })
          }}
        />
      )}
      {asking === 'address' && (
        <CorrectAddress
          application={application}
          onClose={close}
          onCorrected={({ to, shortlist_waits }) => {
            setAsking(shortlist_waits ? 'shortlist' : undefined)
            say({ message: t('desk.emailCorrected', { to }) })
          }}
        />
      )}
      {asking === 'shortlist' && <MailShortlist application={application} onClose={close} />}
    </Box>
  )
}

/** Whether the hospital has a link to its shortlist; not while the mail is held. */
const isShortlistOut = ({ status, history }: Reviewed) =>
  status === 'shortlist_sent' && !history.some(({ to, undo }) => to === 'shortlist_sent' && undo)

/** The link in the mail of the shortlist has ended with the others. */
function MailShortlist({ application: { id, email }, onClose }: Props & { onClose: () => void }) {
  const { t, say } = useDesk()
  const { mutate, isPending, error } = useChange(
    () => mailShortlistAgain(id),
    ({ to }) => {
      onClose()
      say({ message: t('desk.shortlistMailed', { to }) })
    },
  )
  return (
    <Modal
      id="shortlist-again"
      open
      onClose={onClose}
      title={t('desk.shortlistAgain')}
      text={t('desk.shortlistAgainText', { to: email })}
    >
      {error && <Trouble error={error} />}
      <FormActs onCancel={onClose} cancelLabel={t('desk.notNow')}>
        <Button busy={isPending} onClick={() => mutate(undefined)}>
          {t('desk.shortlistAgainNow')}
        </Button>
      </FormActs>
    </Modal>
  )
}
