import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { Trouble, useChange } from './call-state.tsx'
import { mailNewLink, type Reviewed } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { FormActs } from './form-acts.tsx'

type Props = Pick<Reviewed, 'id' | 'kind'> & {
  /** The name or the address of the person who gets the link. */
  to: string
  endsShortlist?: boolean
  onClose: () => void
  onMailed: (mailed: Awaited<ReturnType<typeof mailNewLink>>) => void
}

/** Confirms a new link, and names what will end with it. */
export function NewLinkDialog({ id, kind, to, endsShortlist = false, onClose, onMailed }: Props) {
  const { t } = useDesk()
  const { mutate, isPending, error } = useChange(() => mailNewLink(id), onMailed)
  const ends = [
    t('desk.ends_link'),
    t(`desk.ends_mails_${kind}`),
    ...(endsShortlist ? [t('desk.ends_shortlist')] : []),
    t('desk.ends_open'),
  ]
  return (
    <Modal
      id="new-link"
      open
      onClose={onClose}
      title={t('desk.newLink')}
      text={t('desk.newLinkText', { to })}
    >
      {error && <Trouble error={error} />}
      <ul>
        {ends.map((end) => (
          <li key={end}>{end}</li>
        ))}
      </ul>
      <p className="hint">{t('desk.staysUnsent')}</p>
      {kind === 'expert' && <p className="hint">{t('desk.staysAsking')}</p>}
      <FormActs onCancel={onClose}>
        <Button busy={isPending} onClick={() => mutate(undefined)}>
          {t('desk.newLinkNow')}
        </Button>
      </FormActs>
    </Modal>
  )
}
